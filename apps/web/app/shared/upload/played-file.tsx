import { useEffect, useState } from 'react';
import styles from './upload.module.css';

/** Plays a video or audio file that is still in this browser. */
export const PlayedFile = ({ file, label }: { file: Blob; label: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  if (url === undefined) return null;
  if (file.type.startsWith('audio/'))
    return (
      <audio className={styles.audio} src={url} controls aria-label={label}>
        <track kind="captions" />
      </audio>
    );
  return (
    <video className={styles.video} src={url} controls playsInline aria-label={label}>
      <track kind="captions" />
    </video>
  );
};
