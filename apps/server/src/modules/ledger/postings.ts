import { type Cents, negate } from '@stagedoor/contract/money';
import type { Account } from './accounts.ts';

/** What happened to one account. Postings are data: a use case makes them, the ledger writes them down. */
export type Posting = { readonly account: Account; readonly amount: Cents };

export const transfer = (from: Account, to: Account, amount: Cents): Posting[] => [
  { account: from, amount: negate(amount) },
  { account: to, amount },
];

/** Undoes: money is never taken out of the books, only moved back. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount }) => ({ account, amount: negate(amount) }));
