import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import styles from './terms-in-short.module.css';

const rules = ['price', 'time', 'respect', 'own', 'data', 'leave'] as const;

/** A summary of the terms next to their checkbox, with a link to all of them. */
export const TermsInShort = () => {
  const { t } = useTranslation('register');
  return (
    <>
      <details className={styles.terms}>
        <summary>{t('rules.title', { version: limits.account.termsVersion })}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </details>
      <p className={styles.whole}>
        <DocumentLinks names={['terms', 'privacy', 'rules']} />
      </p>
    </>
  );
};
