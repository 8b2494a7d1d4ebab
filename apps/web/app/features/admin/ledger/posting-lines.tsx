import type { LedgerPosting } from '@stagedoor/contract/schemas/ledger';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './ledger.module.css';
import { useSigned } from './signed.ts';

/** Debits first, then credits. */
export const PostingLines = ({ postings }: { postings: readonly LedgerPosting[] }) => {
  const signed = useSigned();
  return (
    <PriceLines>
      {postings.map((posting) => (
        <PriceLine key={`${posting.kind} ${posting.owner}`} name={<AccountLink account={posting} />}>
          <span className={styles.amount}>{signed(posting.amount)}</span>
        </PriceLine>
      ))}
    </PriceLines>
  );
};
