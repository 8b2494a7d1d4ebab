import { type CurrencyName, limits } from '@stagedoor/contract/limits';
import type { Rates } from '@stagedoor/contract/schemas/rates';

export const currencyCookie = limits.storage.currency;
export const countryCookie = 'country';

export type StoredCurrency = { name: CurrencyName; manual: boolean };
export type Currency = { name: CurrencyName; rate: number };

export const currencySigns: Record<CurrencyName, string> = { USD: '$', UAH: '₴', RUB: '₽' };

const currencyName = (value: unknown): CurrencyName | undefined => limits.currencies.find((name) => name === value);

export const parseStoredCurrency = (text: string | undefined): StoredCurrency | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('name' in stored)) return null;
    const name = currencyName(stored.name);
    return name ? { name, manual: 'selectedManualy' in stored && stored.selectedManualy === true } : null;
  } catch {
    return null;
  }
};

export const storedCurrencyText = ({ name, manual }: StoredCurrency): string =>
  JSON.stringify({ name, selectedManualy: manual });

type Facts = {
  stored: StoredCurrency | null;
  userCurrency: CurrencyName | null;
  country: string | null;
};

/** The visitor's choice, else the account's currency, else the country's, else dollars. */
export const selectCurrency = ({ stored, userCurrency, country }: Facts): CurrencyName => {
  if (stored?.manual) return stored.name;
  return userCurrency ?? (country === 'ua' ? 'UAH' : limits.defaultCurrency);
};

/** Without rates, which may fail to load, everything is shown in dollars, the currency that is charged. */
export const currencyAt = (name: CurrencyName, rates: Rates | null): Currency =>
  rates ? { name, rate: rates[name] } : { name: 'USD', rate: 1 };
