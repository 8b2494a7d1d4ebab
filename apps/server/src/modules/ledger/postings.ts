import { type Cents, negate } from '@stagedoor/contract/money';
import type { Account, Spendable } from './accounts.ts';

/** A change to one account. Postings are data: use cases create them, the ledger stores them. */
export type Posting<To = Account> = { readonly account: To; readonly amount: Cents };
/** A posting as requested; the ledger stores which sub-balances of a wallet it came from. */
export type Leg = Posting<Account | Spendable>;

export const transfer = <From extends Account | Spendable>(
  from: From,
  to: Account,
  amount: Cents,
): Posting<From | Account>[] => [
  { account: from, amount: negate(amount) },
  { account: to, amount },
];
