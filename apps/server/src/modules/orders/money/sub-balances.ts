import { type Cents, cents } from '@stagedoor/contract/money';

export type Spent = { pot: 'bonus' | 'deposited' | 'earned'; amount: Cents };

// What was spent last is returned first.
const backwards = ['earned', 'deposited', 'bonus'] as const;

/** Splits a return over the sub-balances that paid, when `already` of it was returned before. */
export const subBalancesFor = (spent: readonly Spent[], already: Cents, amount: Cents): Spent[] => {
  let skip: number = already;
  let left: number = amount;
  const back: Spent[] = [];
  for (const pot of backwards) {
    const paid = spent.find((part) => part.pot === pot)?.amount ?? 0;
    const skipped = Math.min(skip, paid);
    const taken = Math.min(paid - skipped, left);
    skip -= skipped;
    left -= taken;
    if (taken > 0) back.push({ pot, amount: cents(taken) });
  }
  if (left > 0) throw new RangeError(`a return of ${amount} cents exceeds what the wallet paid by ${left} cents`);
  return back;
};
