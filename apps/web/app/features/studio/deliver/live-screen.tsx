import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import upload from '../../../shared/upload/upload.module.css';

/** The camera's live picture. Muted to avoid feedback. */
export const Live = ({ stream }: { stream: MediaStream }) => {
  const { t } = useTranslation('deliver');
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  return <video ref={screen} className={upload.video} autoPlay muted playsInline aria-label={t('recorder.live')} />;
};
