import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

export const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['delivery', 'countries', language],
    queryFn: ({ signal }) => api('getDeliveryCountries', { params: { lang: language } }, { signal }),
  });

export const citiesQuery = (country: string, language: Language) =>
  queryOptions({
    queryKey: ['delivery', 'cities', country, language],
    queryFn: ({ signal }) => api('getCities', { params: { x: country }, query: { language } }, { signal }),
  });

export const officesQuery = (country: string, idCity: string, language: Language) =>
  queryOptions({
    queryKey: ['delivery', 'offices', country, idCity, language],
    queryFn: ({ signal }) =>
      api('getWarehousesByCity', { params: { a: country, b: idCity }, query: { language } }, { signal }),
  });

export const promoQuery = (code: string, idProduct: number) =>
  queryOptions({
    queryKey: ['promo', idProduct, code.trim().toUpperCase()],
    queryFn: ({ signal }) => api('verifyPromoCode', { body: { code: code.trim(), idProduct } }, { signal }),
  });

/** Read anew with everything else about money. */
export const purseQuery = queryOptions({
  queryKey: ['session', 'wallet', 'purse'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

export const receiptQuery = (receipt: string, language: Language) =>
  queryOptions({
    queryKey: ['bought', receipt, language],
    queryFn: ({ signal }) => api('getBought', { query: { language }, body: { receipt } }, { signal }),
    staleTime: 0,
  });
