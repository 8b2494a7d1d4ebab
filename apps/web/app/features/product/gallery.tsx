import { type UIEvent, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Picture } from '../../ui/media/picture.tsx';
import styles from './gallery.module.css';

type Props = { links: readonly string[]; name: string; away: boolean };

/**
 * Pictures side by side, scrolled by finger or wheel, or chosen below. Each is a link to its full size, so that the
 * browser scrolls to the focused one.
 */
export default function Gallery({ links, name, away }: Props) {
  const { t } = useTranslation('product');
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = links.length;
  const show = (at: number) => row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setShown(Math.round(scrollLeft / clientWidth));
  return (
    <div className={styles.gallery}>
      <ul className={styles.row} ref={row} onScroll={follow} aria-label={t('pictures', { name })}>
        {links.map((link, at) => (
          <li key={link}>
            <a href={`${link}/1920.webp`} target="_blank" rel="noreferrer">
              <Picture
                base={link}
                alt={t('pictureOf', { number: at + 1, count, name })}
                sizes="(max-width: 768px) 100vw, 44rem"
                eager={at === 0}
                away={away}
              />
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.choice}>
        {links.map((link, at) => (
          <li key={link}>
            <button
              type="button"
              aria-label={t('showPicture', { number: at + 1, count })}
              aria-current={at === shown}
              onClick={() => show(at)}
            >
              <img src={`${link}/320.webp`} alt="" width={320} height={192} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
