import type { DatedRates } from '@stagedoor/contract/schemas/rates';
import { cached } from '../../platform/cached.ts';
import type { Read } from '../../platform/database/read.ts';
import type { CountryLookup } from '../../platform/ports/geo.ts';
import { builtInRates } from '../../platform/ports/rates.ts';
import { minute } from '../../platform/time.ts';
import { storedRates } from './rates.repo.ts';

export type Currency = ReturnType<typeof createCurrency>;

export const createCurrency = ({ read, countries }: { read: Read; countries: CountryLookup }) => ({
  rates: cached(minute, () => ratesOf(read)),
  countryOf: (address: string) => countries.countryOf(address),
});

/** The latest stored rates, or the built-in ones before the first fetch. */
const ratesOf = async (read: Read): Promise<DatedRates> => {
  const rows = await read(storedRates, {});
  const [uah, rub] = ['UAH', 'RUB'].map((currency) => rows.find((row) => row.currency === currency));
  if (!uah || !rub) return builtInRates.fetchRates();
  return { rates: { USD: 1, UAH: uah.rate, RUB: rub.rate }, updatedAt: uah.updated_at.toISOString() };
};
