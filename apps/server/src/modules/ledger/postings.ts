import { type Cents, negate } from '@stagedoor/contract/money';
import type { Account, Spendable } from './accounts.ts';

/** What happened to one account. Postings are data: a use case makes them, the ledger writes them down. */
export type Posting<To = Account> = { readonly account: To; readonly amount: Cents };
/** A posting as it is asked for; the books then name the parts of a wallet it came out of. */
export type Leg = Posting<Account | Spendable>;

export const transfer = <From extends Account | Spendable>(
  from: From,
  to: Account,
  amount: Cents,
): Posting<From | Account>[] => [
  { account: from, amount: negate(amount) },
  { account: to, amount },
];
