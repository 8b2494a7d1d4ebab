import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './application-page.module.css';

const rules = ['fee', 'time', 'own', 'decline', 'payout', 'respect'] as const;

/** A summary of the agreement, next to its checkbox. */
export const OfferInShort = () => {
  const { t } = useTranslation('application');
  return (
    <section className={styles.offer}>
      <h3>{t('offer.title', { version: limits.application.offerVersion })}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`offer.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
};
