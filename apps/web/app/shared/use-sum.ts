import { type Cents, format } from '@stagedoor/contract/money';
import { useCallback } from 'react';
import { useLanguage } from './shell-data.ts';
import { useCurrency } from './use-currency.ts';

/** A sum in the visitor's currency, for places where what is really charged stands beside it. */
export const useSum = () => {
  const language = useLanguage();
  const { name, rate } = useCurrency();
  return useCallback((amount: Cents) => format(amount, { currency: name, rate, language }), [name, rate, language]);
};
