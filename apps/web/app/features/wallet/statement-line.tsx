import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { clockTime } from '../../shared/time/dates.ts';
import { kindOf } from './kinds.ts';
import { openTransaction } from './open-transaction.ts';
import styles from './statement.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useSignedSum } from './use-signed-sum.ts';

/** The whole line opens its ledger entries. */
export const StatementLine = ({ line }: { line: Transaction }) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const signed = useSignedSum();
  const { words, why, Icon } = kindOf(line);
  const reason = why ? t(`why.${why}`) : line.pots.map((pot) => t(`pots.${pot}`)).join(', ');
  return (
    <li>
      <button type="button" className={styles.line} onClick={() => openTransaction(line.id)}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.what}>{t(`kinds.${words}`)}</span>
          {line.order && (
            <span className={styles.why}>
              {t('statement.order', { ...line.order, id: String(line.order.idOrder) })}
            </span>
          )}
          <span className={styles.why}>
            {[clockTime(new Date(line.at), language), reason].filter(Boolean).join(', ')}
          </span>
        </span>
        <span className={styles.sum}>
          <span className={styles.amount} data-plus={line.status === 'completed' && line.amount > 0}>
            {signed(line)}
          </span>
          <StatusBadge status={line.status} />
        </span>
      </button>
    </li>
  );
};
