import { type Cents, format } from '@stagedoor/contract/money';
import { useCallback } from 'react';
import { useLanguage } from '../pages/shell-data.ts';
import { useCurrency } from './use-currency.ts';

/** An amount in the visitor's currency, for places that also show the charged amount. */
export const useSum = () => {
  const language = useLanguage();
  const { name, rate } = useCurrency();
  return useCallback((amount: Cents) => format(amount, { currency: name, rate, language }), [name, rate, language]);
};
