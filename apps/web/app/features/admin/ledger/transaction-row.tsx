import { type Cents, sum } from '@stagedoor/contract/money';
import type { LedgerPosting, LedgerTransaction } from '@stagedoor/contract/schemas/ledger';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import text from '../../../ui/theme/text.module.css';
import { AccountLink, shortened } from './account-link.tsx';
import { useFactWords } from './fact-words.ts';
import styles from './ledger.module.css';
import type { Account } from './owner.ts';
import { useSigned } from './signed.ts';

type Props = {
  transaction: LedgerTransaction;
  /**
   * The account whose statement this is: the sum is the change of that account, and only the other accounts are named.
   */
  own?: Account;
};

const movedBy = (postings: readonly LedgerPosting[]): Cents =>
  sum(postings.map(({ amount }) => amount).filter((amount) => amount > 0));

export const TransactionRow = ({ transaction: { id, kind, ref, at, postings }, own }: Props) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const dollars = useDollars();
  const signed = useSigned();
  const wordsOf = useFactWords();
  const isOwn = (posting: LedgerPosting) => posting.kind === own?.kind && posting.owner === own.owner;
  const shown = postings.filter((posting) => !isOwn(posting));
  const change = sum(postings.filter(isOwn).map(({ amount }) => amount));
  return (
    <tr className={styles.transaction}>
      <th scope="row" data-column="fact">
        <Link to={staffPaths.ledgerTransaction(id)} className={text.link}>
          {wordsOf(kind)}
        </Link>
        <small>{t('transactions.of', { id, ref: shortened(ref) })}</small>
      </th>
      <td data-column="postings">
        <ul>
          {shown.map((posting) => (
            <li key={`${posting.kind} ${posting.owner}`}>
              <AccountLink account={posting} /> <span className={styles.amount}>{signed(posting.amount)}</span>
            </li>
          ))}
        </ul>
      </td>
      <td data-column="sum">{own ? signed(change) : dollars(movedBy(postings))}</td>
      <td data-column="at">
        <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
      </td>
    </tr>
  );
};
