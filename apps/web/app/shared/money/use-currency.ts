import type { CurrencyName } from '@stagedoor/contract/limits';
import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { writeCookie } from '../browser/cookies.ts';
import { useShell } from '../pages/shell-data.ts';
import { useSession } from '../session/session.ts';
import { currencyAt, currencyCookie, selectCurrency, storedCurrencyText } from './currency.ts';

export const useCurrency = () => {
  const { storedCurrency, country, rates } = useShell();
  const { user } = useSession();
  const name = selectCurrency({ stored: storedCurrency, userCurrency: user?.currency ?? null, country });
  return useMemo(() => currencyAt(name, rates), [name, rates]);
};

export const useChooseCurrency = () => {
  const { revalidate } = useRevalidator();
  return useCallback(
    (name: CurrencyName) => {
      writeCookie(currencyCookie, storedCurrencyText({ name, manual: true }));
      void revalidate();
    },
    [revalidate],
  );
};
