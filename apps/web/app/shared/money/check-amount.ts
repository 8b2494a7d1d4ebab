import { type Cents, parseMoney } from '@stagedoor/contract/money';

export type AmountProblem = 'notMoney' | 'tooSmall' | 'tooLarge';
type Bounds = { min: Cents; max: Cents };

/** Parses an amount and checks its bounds. */
export const checkAmount = (typed: string, { min, max }: Bounds): { amount: Cents } | { problem: AmountProblem } => {
  const amount = parseMoney(typed);
  if (amount === null) return { problem: 'notMoney' };
  if (amount < min) return { problem: 'tooSmall' };
  if (amount > max) return { problem: 'tooLarge' };
  return { amount };
};
