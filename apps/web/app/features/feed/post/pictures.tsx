import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './attachments.module.css';
import type { PostPicture } from './post-picture.ts';

const PicturesModal = lazy(() => import('./pictures-modal.tsx'));

type Props = { pictures: readonly PostPicture[]; onExpired: () => void };

const shown = 6;

/** The pictures of a post side by side; each opens in a dialog. The last tile counts those that have no room. */
export const Pictures = ({ pictures, onExpired }: Props) => {
  const { t } = useTranslation('feed');
  const count = pictures.length;
  const left = count - shown;
  const tiles = left > 0 ? pictures.slice(0, shown) : pictures;
  return (
    <ul className={styles.pictures} data-count={Math.min(count, shown)}>
      {tiles.map(({ idImage, imageLink, alt }, at) => {
        const place = { at: at + 1, count };
        const rest = left > 0 && at === shown - 1 ? left : 0;
        return (
          <li key={idImage}>
            <button
              type="button"
              className={styles.tile}
              aria-label={alt ? t('pictures.openAlt', { ...place, alt }) : t('pictures.open', place)}
              onClick={() => void ask(PicturesModal, { pictures, start: at })}
            >
              <Picture base={imageLink} alt="" sizes={sizesFor(count)} onError={onExpired} />
              {rest > 0 && <span className={styles.rest}>{t('pictures.more', { count: rest })}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const sizesFor = (count: number) => {
  if (count === 1) return '(max-width: 768px) 100vw, 45rem';
  return count % 3 === 0 || count > 4 ? '(max-width: 768px) 33vw, 15rem' : '(max-width: 768px) 50vw, 23rem';
};
