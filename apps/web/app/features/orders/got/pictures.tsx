import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './got.module.css';

type Thing = { product: string; link: string };

export const Image = ({ product, link }: Thing) => {
  const { t } = useTranslation('orders');
  const picture = `${link}/960.webp`;
  return (
    <>
      <img className={styles.picture} src={picture} alt={t('got.imageAlt', { product })} />
      <Save to={picture} label={t('got.save')} />
    </>
  );
};

export const Video = ({ product, link, poster }: Thing & { poster: string | null }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <video
        className={styles.video}
        src={link}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={t('got.video', { product })}
      >
        <track kind="captions" />
      </video>
      <Save to={link} label={t('got.saveVideo')} />
    </>
  );
};

const Save = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink to={to} download reloadDocument size="small">
    <IconDownload aria-hidden="true" />
    {label}
  </ButtonLink>
);
