import { sum } from '@stagedoor/contract/money';
import type { Books } from '@stagedoor/contract/schemas/ledger';
import { Link } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { RowGroup } from '../../../ui/row.tsx';
import text from '../../../ui/text.module.css';
import styles from './ledger.module.css';

/** All accounts by kind; beneath the line stands nothing. */
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
