import type { Cents } from '@stagedoor/contract/money';

/** Dollars and cents with a decimal point, for machines. */
export const plainDollars = (amount: Cents): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
