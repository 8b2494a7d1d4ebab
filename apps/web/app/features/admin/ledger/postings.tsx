import { cents, negate, sum } from '@stagedoor/contract/money';
import type { LedgerPosting } from '@stagedoor/contract/schemas/ledger';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './ledger.module.css';

/** Both sides of a transaction, with their equal totals. */
export const Postings = ({ postings }: { postings: readonly LedgerPosting[] }) => {
  const { t } = useTranslation('books');
  const dollars = useDollars();
  const taken = negate(sum(postings.map(({ amount }) => cents(Math.min(amount, 0)))));
  const total = sum(postings.map(({ amount }) => cents(Math.max(amount, 0))));
  return (
    <RowGroup title={t('transaction.postings')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('transaction.account')}</th>
            <th scope="col">{t('transaction.minus')}</th>
            <th scope="col">{t('transaction.plus')}</th>
          </tr>
        </thead>
        <tbody>
          {postings.map((posting) => (
            <tr key={`${posting.kind} ${posting.owner}`}>
              <th scope="row">
                <AccountLink account={posting} />
              </th>
              <td>{posting.amount < 0 && dollars(negate(posting.amount))}</td>
              <td>{posting.amount > 0 && dollars(posting.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('transaction.together')}{' '}
              <Badge kind={taken === total ? 'safe' : 'stop'}>
                {t(taken === total ? 'transaction.balanced' : 'transaction.unbalanced')}
              </Badge>
            </th>
            <td>{dollars(taken)}</td>
            <td>{dollars(total)}</td>
          </tr>
        </tfoot>
      </table>
    </RowGroup>
  );
};
