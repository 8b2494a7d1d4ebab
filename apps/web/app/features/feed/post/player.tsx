import type { PostAttachment } from '@stagedoor/contract/schemas/feed';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import styles from './attachments.module.css';

type File = Extract<PostAttachment, { type: 'VIDEO' | 'AUDIO' }>;
type Props = { file: File; failed: boolean; onExpired: () => void };
type Played = SyntheticEvent<HTMLMediaElement>;

/** A player. Its link expires after minutes: with a new one it goes on where it was. */
export const Player = ({ file: { type, fileLink }, failed, onExpired }: Props) => {
  const { t } = useTranslation('feed');
  const place = useRef({ time: 0, isPlaying: false });
  const props = {
    src: fileLink,
    controls: true,
    preload: 'metadata',
    'aria-label': t(`file.${type}`),
    onTimeUpdate: ({ currentTarget: { currentTime } }: Played) => {
      if (currentTime > 0) place.current.time = currentTime;
    },
    onPlay: () => {
      place.current.isPlaying = true;
    },
    onPause: ({ currentTarget: { error } }: Played) => {
      place.current.isPlaying = error !== null;
    },
    onLoadedMetadata: ({ currentTarget: player }: Played) => {
      if (place.current.time > 0) player.currentTime = place.current.time;
      if (place.current.isPlaying) void player.play().catch(() => {}); // the browser may want another press
    },
    onError: onExpired,
  } as const;
  return (
    <>
      {type === 'VIDEO' ? (
        <video {...props} className={styles.video} playsInline />
      ) : (
        <audio {...props} className={styles.audio} />
      )}
      {failed && <Problem>{t('file.failed')}</Problem>}
    </>
  );
};
