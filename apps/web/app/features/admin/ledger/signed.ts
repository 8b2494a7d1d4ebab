import type { Cents } from '@stagedoor/contract/money';
import { useDollars } from '../../../shared/money/use-dollars.ts';

/** Credits have a plus sign. */
export const useSigned = () => {
  const dollars = useDollars();
  return (amount: Cents): string => `${amount > 0 ? '+' : ''}${dollars(amount)}`;
};
