import { type Cents, cents, subtract, zero } from '@stagedoor/contract/money';

type Deposit = { si: string; left: Cents };
type Part = { si: string; amount: Cents };

/** Which deposits give how much, in the order in which they stand; null when they hold less together. */
export const planReturn = (deposits: readonly Deposit[], amount: Cents): Part[] | null => {
  let missing = amount;
  const parts: Part[] = [];
  for (const { si, left } of deposits) {
    const part = cents(Math.min(left, missing));
    if (part === zero) continue;
    parts.push({ si, amount: part });
    missing = subtract(missing, part);
  }
  return missing === zero ? parts : null;
};
