import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import styles from './terms-in-short.module.css';

const rules = ['price', 'time', 'respect', 'own', 'data', 'leave'] as const;

/** What one agrees to, where one agrees to it. */
export const TermsInShort = () => {
  const { t } = useTranslation('register');
  return (
    <details className={styles.terms}>
      <summary>{t('rules.title', { version: limits.account.termsVersion })}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </details>
  );
};
