import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useId, useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './video-link.module.css';

type Props = {
  /** The player's URL, which is loaded only after the visitor pressed play. */
  src: string;
  /** The video's page on its site. */
  href: string;
  title: string;
  /** The base URL of a picture on this host; null shows the dark stage. */
  picture: string | null;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** What the button says, with the name of the site that it loads. */
  play: string;
};

/** Stable, so that it runs once: the button that had the focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A video of another site in 16:9. Its site learns nothing of the visitor before they press play. */
export const VideoLink = ({ src, href, title, picture, sizes, play }: Props) => {
  const [playing, setPlaying] = useState(false);
  const id = useId();
  return (
    <figure className={styles.video}>
      <div className={styles.screen}>
        {playing ? (
          <iframe
            ref={takeFocus}
            className={styles.frame}
            src={src}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // YouTube's player needs to know our origin.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            className={styles.start}
            aria-labelledby={`${id}-play ${id}-title`}
            onClick={() => setPlaying(true)}
          >
            {picture && <Picture base={picture} alt="" sizes={sizes} />}
            <span className={styles.play}>
              <IconPlayerPlay aria-hidden="true" />
              <span id={`${id}-play`}>{play}</span>
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <a id={`${id}-title`} className={styles.title} href={href} target="_blank" rel="noreferrer">
          {title}
        </a>
      </figcaption>
    </figure>
  );
};
