import type { Cents } from '@stagedoor/contract/money';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import styles from './plans.module.css';

/** "$10.00 per month"; the charged dollars below another currency. */
export const PlanPrice = ({ amount }: { amount: Cents }) => {
  const { t } = useTranslation('plans');
  return (
    <p className={styles.price}>
      <span className={styles.sum}>
        <Price amount={amount} />
      </span>{' '}
      <span className={styles.per}>{t('perMonth')}</span>
    </p>
  );
};
