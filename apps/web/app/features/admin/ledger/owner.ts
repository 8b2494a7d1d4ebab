import type { AccountKind } from '@stagedoor/contract/ledger-words';
import type { books } from '@stagedoor/messages/en/books';

export type Account = { kind: AccountKind; owner: string };
type Owner = { words: keyof (typeof books)['owners']; id: string };

const refund = 'refund-';

/** The owner of an account: which kind of thing its id refers to. */
export const ownerOf = ({ kind, owner }: Account): Owner => {
  switch (kind) {
    case 'escrow':
      return { words: 'order', id: owner };
    case 'clearing':
      return owner === 'bank' ? { words: 'bank', id: owner } : { words: 'payment', id: owner };
    case 'dispute':
      return { words: 'payment', id: owner };
    case 'payout':
      return owner.startsWith(refund)
        ? { words: 'refund', id: owner.slice(refund.length) }
        : { words: 'withdrawal', id: owner };
    case 'charity':
      return { words: 'fund', id: owner };
    case 'platform':
      return { words: 'platform', id: owner };
    default:
      return { words: 'user', id: owner };
  }
};

/** The order whose money moved, if there is one. */
export const orderIn = (postings: readonly Account[]): number | null => {
  const held = postings.find(({ kind }) => kind === 'escrow');
  return held && /^\d+$/.test(held.owner) ? Number(held.owner) : null;
};
