import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './deliver.module.css';

/** The camera's live picture. Muted to avoid feedback. */
export const Live = ({ stream }: { stream: MediaStream }) => {
  const { t } = useTranslation('deliver');
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  return <video ref={screen} className={styles.video} autoPlay muted playsInline aria-label={t('recorder.live')} />;
};

/** Plays back a recording. */
export const Played = ({ video, label }: { video: Blob; label: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(video);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [video]);
  return (
    url && (
      <video className={styles.video} src={url} controls playsInline aria-label={label}>
        <track kind="captions" />
      </video>
    )
  );
};
