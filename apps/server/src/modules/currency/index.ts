import { cached } from '../../platform/cached.ts';
import type { CountryLookup } from '../../platform/ports/geo.ts';
import type { RateSource } from '../../platform/ports/rates.ts';

export { currencyRoutes } from './currency.routes.ts';

export type Currency = ReturnType<typeof createCurrency>;

const hour = 3_600_000;

export const createCurrency = ({ rates, countries }: { rates: RateSource; countries: CountryLookup }) => ({
  rates: cached(hour, () => rates.fetchRates()),
  countryOf: (address: string) => countries.countryOf(address),
});
