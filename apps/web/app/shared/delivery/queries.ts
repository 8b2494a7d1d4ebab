import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Everything that the carrier knows. */
export const deliveryKey = ['delivery'];

export const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...deliveryKey, 'countries', language],
    queryFn: ({ signal }) => api('getDeliveryCountries', { params: { lang: language } }, { signal }),
  });

export const citiesQuery = (country: string, language: Language) =>
  queryOptions({
    queryKey: [...deliveryKey, 'cities', country, language],
    queryFn: ({ signal }) => api('getCities', { params: { x: country }, query: { language } }, { signal }),
  });

export const officesQuery = (country: string, idCity: string, language: Language) =>
  queryOptions({
    queryKey: [...deliveryKey, 'offices', country, idCity, language],
    queryFn: ({ signal }) =>
      api('getWarehousesByCity', { params: { a: country, b: idCity }, query: { language } }, { signal }),
  });

const addressesKey = ['session', 'addresses'];

/** The user's saved addresses, the default first. */
export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...addressesKey, language],
    queryFn: ({ signal }) => api('getAddresses', { query: { language } }, { signal }),
    staleTime: 0,
  });
