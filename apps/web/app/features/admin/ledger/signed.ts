import type { Cents } from '@stagedoor/contract/money';
import { useDollars } from '../../../shared/use-dollars.ts';

/** What an account was given has a plus. */
export const useSigned = () => {
  const dollars = useDollars();
  return (amount: Cents): string => `${amount > 0 ? '+' : ''}${dollars(amount)}`;
};
