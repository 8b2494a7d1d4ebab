import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './media.module.css';

/** What the camera sees, as in a mirror. */
export const OwnPicture = ({ track }: { track: MediaStreamTrack }) => {
  const { t } = useTranslation('calls');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return <video ref={video} className={styles.own} autoPlay muted playsInline aria-label={t('devices.own')} />;
};
