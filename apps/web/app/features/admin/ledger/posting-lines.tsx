import type { LedgerPosting } from '@stagedoor/contract/schemas/ledger';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './ledger.module.css';
import { useSigned } from './signed.ts';

/** Where it came from, then where it went. */
export const PostingLines = ({ postings }: { postings: readonly LedgerPosting[] }) => {
  const signed = useSigned();
  return (
    <Bill>
      {postings.map((posting) => (
        <BillLine key={`${posting.kind} ${posting.owner}`} name={<AccountLink account={posting} />}>
          <span className={styles.amount}>{signed(posting.amount)}</span>
        </BillLine>
      ))}
    </Bill>
  );
};
