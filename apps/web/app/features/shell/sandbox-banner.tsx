import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './sandbox-banner.module.css';

export const SandboxBanner = () => {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.banner} aria-label={t('sandbox.label')}>
      {t('sandbox.text')} <a href={paths.sandbox()}>{t('sandbox.link')}</a>
    </aside>
  );
};
