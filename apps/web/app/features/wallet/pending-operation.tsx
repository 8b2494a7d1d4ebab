import type { Cents } from '@stagedoor/contract/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import stage from '../../ui/layout/stage.module.css';
import { openTransaction } from './open-transaction.ts';
import styles from './pending-operation.module.css';

type Props = {
  title: string;
  amount: Cents;
  /** The transaction with its entries; without one they are found among the earnings. */
  transaction?: string;
  text: string;
  aside: ReactNode;
  children: ReactNode;
};

/** Money in transit: the amount, the next step and the actions. */
export const PendingOperation = ({ title, amount, transaction, text, aside, children }: Props) => {
  const { t } = useTranslation('wallet');
  const sum = useDollars()(amount);
  const label = `${sum}. ${t('openDeposit.details', { sum })}`;
  return (
    <section className={`${stage.stage} ${styles.affair}`} aria-label={title}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {transaction ? (
          <button type="button" className={styles.sum} aria-label={label} onClick={() => openTransaction(transaction)}>
            {sum}
          </button>
        ) : (
          <Link to={`${paths.wallet('earned')}#statement`} className={styles.sum} aria-label={label}>
            {sum}
          </Link>
        )}
        <p>{text}</p>
      </div>
      <div className={styles.end}>
        {aside}
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
};
