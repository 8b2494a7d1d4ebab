import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import text from '../../ui/theme/text.module.css';
import styles from './portfolio.module.css';

/** Recent deliveries that may be shown. */
export const Portfolio = ({ works }: { works: readonly CompleteProduct[] }) => {
  const { t } = useTranslation('profile');
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio" className={styles.title}>
        {t('portfolio')}
      </h2>
      <ul className={styles.works}>
        {works.map(({ idOrder, name, imageLink }) => (
          <li key={idOrder}>
            {imageLink ? (
              <img src={`${imageLink}/320.webp`} alt={name} width={160} height={160} loading="lazy" decoding="async" />
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={`${text.quiet} ${text.small}`}>{t('portfolioNote')}</p>
    </section>
  );
};
