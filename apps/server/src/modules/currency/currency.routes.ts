import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Currency } from './currency.ts';

export const currencyRoutes = (http: Http, currency: Currency) => {
  bind(http, endpoints.getExchangeRates, async () => (await currency.rates()).rates);
  bind(http, endpoints.getDatedRates, () => currency.rates());
  bind(http, endpoints.getCountry, async ({ address }) => ({ country: await currency.countryOf(address) }));
};
