import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import styles from './deliverables.module.css';

type Thing = { product: string; link: string };
type Picture = Thing & { original: string; from: string; frame: string | null };

export const Image = ({ product, link, original, from, frame }: Picture) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <img className={styles.picture} src={`${link}/1280.webp`} alt={t('deliverables.imageAlt', { product })} />
      <Ways>
        <Save to={original} name={`${product} – ${from}.webp`} label={t('deliverables.save')} />
        {frame && <Save to={frame} name={`${product} – ${from}.jpg`} label={t('deliverables.saveFramed')} />}
      </Ways>
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
        aria-label={t('deliverables.video', { product })}
      >
        <track kind="captions" />
      </video>
      <Save to={link} label={t('deliverables.saveVideo')} />
    </>
  );
};

const Save = ({ to, label, name }: { to: string; label: string; name?: string }) => (
  <ButtonLink to={to} download={name ?? true} reloadDocument size="small">
    <IconDownload aria-hidden="true" />
    {label}
  </ButtonLink>
);
