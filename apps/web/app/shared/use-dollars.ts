import { type Cents, format } from '@stagedoor/contract/money';
import { useCallback } from 'react';
import { useLanguage } from './shell-data.ts';

/** A sum to the cent, as it stands in the books; an estimate in another currency would hide cents. */
export const useDollars = () => {
  const language = useLanguage();
  return useCallback((amount: Cents) => format(amount, { currency: 'USD', rate: 1, language }), [language]);
};
