import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './got.module.css';

type Thing = { product: string; link: string };
type Picture = Thing & { original: string; from: string };

export const Image = ({ product, link, original, from }: Picture) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <img className={styles.picture} src={`${link}/1280.webp`} alt={t('got.imageAlt', { product })} />
      <Save to={original} name={`${product} – ${from}.webp`} label={t('got.save')} />
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

const Save = ({ to, label, name }: { to: string; label: string; name?: string }) => (
  <ButtonLink to={to} download={name ?? true} reloadDocument size="small">
    <IconDownload aria-hidden="true" />
    {label}
  </ButtonLink>
);
