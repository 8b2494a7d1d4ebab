import { sum } from '@stagedoor/contract/money';
import type { Books } from '@stagedoor/contract/schemas/ledger';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './ledger.module.css';

/** The balances of all accounts by kind; the total is zero. */
export const BalanceSheet = ({ totals }: Pick<Books, 'totals'>) => {
  const { t } = useTranslation('books');
  const dollars = useDollars();
  return (
    <RowGroup title={t('ledger.sheet')} lead={t('ledger.sheetLead')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.kind')}</th>
            <th scope="col">{t('ledger.count')}</th>
            <th scope="col">{t('ledger.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ kind, accounts, balance }) => (
            <tr key={kind}>
              <th scope="row">
                <Link to={staffPaths.ledgerAccounts(kind)} className={text.link}>
                  {t(`kindNames.${kind}`)}
                </Link>
              </th>
              <td>{accounts}</td>
              <td>{dollars(balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('ledger.together')}</th>
            <td>{totals.reduce((all, { accounts }) => all + accounts, 0)}</td>
            <td>{dollars(sum(totals.map(({ balance }) => balance)))}</td>
          </tr>
        </tfoot>
      </table>
    </RowGroup>
  );
};
