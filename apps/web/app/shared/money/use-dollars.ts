import { type Cents, format } from '@stagedoor/contract/money';
import { useCallback } from 'react';
import { useLanguage } from '../pages/shell-data.ts';

/** An amount to the cent, as in the ledger; an estimate in another currency would hide cents. */
export const useDollars = () => {
  const language = useLanguage();
  return useCallback((amount: Cents) => format(amount, { currency: 'USD', rate: 1, language }), [language]);
};
