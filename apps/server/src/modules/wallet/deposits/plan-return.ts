import { type Cents, cents, subtract, zero } from '@stagedoor/contract/money';

type Deposit = { si: string; left: Cents };
type Part = { si: string; amount: Cents };

/** Splits the amount over the deposits in the given order; null when they are not enough. */
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
