import type { Call } from '@stagedoor/contract/schemas/call';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import { playThrough } from '../media/sound-out.ts';
import type { Tracks } from './peer.ts';
import styles from './talk.module.css';

type Props = {
  partner: Call['partner'];
  received: Tracks;
  speaker: string;
  video: RefObject<HTMLVideoElement | null>;
};

/** The other side: their picture, or their portrait while there is none. */
export const RemoteMedia = ({ partner, received: { audio, video: picture }, speaker, video }: Props) => {
  const { t } = useTranslation('calls');
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = new MediaStream([audio, picture].filter((track) => track !== null));
    // Some browsers play sound only after a press.
    element.play().then(
      () => setSilent(false),
      (error: unknown) => setSilent(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  }, [audio, picture, video]);
  useEffect(() => {
    if (video.current) playThrough(video.current, speaker);
  }, [speaker, video]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said now has none */}
      <video
        ref={video}
        className={styles.remote}
        data-shown={picture !== null}
        autoPlay
        playsInline
        aria-label={t('talk.picture', { name: partner.name })}
      />
      {picture === null && (
        <span className={styles.portrait}>
          <Portrait base={partner.imageLink} alt="" sizes="20rem" eager />
        </span>
      )}
      {isSilent && (
        <span className={styles.unmute}>
          <Button look="primary" onClick={() => void video.current?.play().then(() => setSilent(false))}>
            {t('talk.hear')}
          </Button>
        </span>
      )}
    </>
  );
};
