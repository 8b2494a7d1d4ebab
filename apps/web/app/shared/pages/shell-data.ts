import { type Language, limits } from '@stagedoor/contract/limits';
import type { Rates } from '@stagedoor/contract/schemas/rates';
import { createContext, use } from 'react';
import type { StoredCurrency } from '../money/currency.ts';

export type ThemeName = 'light' | 'dark' | 'auto';

/** What the server knew about the visitor when it rendered the page. */
export type ShellData = {
  language: Language;
  theme: ThemeName;
  storedCurrency: StoredCurrency | null;
  country: string | null;
  rates: Rates | null;
  /** When the rates were fetched. */
  ratesOf: string | null;
  signed: boolean;
  sandbox: boolean;
  now: number;
};

/** For the error page when even the shell could not be loaded. */
export const defaultShell: ShellData = {
  language: limits.defaultLanguage,
  theme: 'auto',
  storedCurrency: null,
  country: null,
  rates: null,
  ratesOf: null,
  signed: false,
  sandbox: false,
  now: 0,
};

const ShellContext = createContext<ShellData | null>(null);

export const ShellProvider = ShellContext.Provider;

export const useShell = (): ShellData => {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell outside of the root route');
  return shell;
};

export const useLanguage = (): Language => useShell().language;
