import type { Cents } from '@stagedoor/contract/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import stage from '../../ui/stage.module.css';
import styles from './open-affair.module.css';
import { openTransaction } from './open-transaction.ts';

type Props = {
  title: string;
  amount: Cents;
  /** Where its entries are; without it they are among those of what was earned. */
  transaction?: string;
  text: string;
  aside: ReactNode;
  children: ReactNode;
};

/** Money that is under way stands apart, on the stage: how much, what happens next, what one can do. */
export const OpenAffair = ({ title, amount, transaction, text, aside, children }: Props) => {
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
