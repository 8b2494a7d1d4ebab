import type { Language } from '@stagedoor/contract/limits';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { deliveryKey } from '../../shared/delivery/queries.ts';
import { promoKey } from '../../shared/money/promo-query.ts';

const wallet = ['session', 'wallet'];
const callersProduct = ['session', 'product'];

/** The product as the user may buy it. */
export const callersProductQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...callersProduct, id, language],
    queryFn: ({ signal }) => api('getProductById', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
  });

/** What the buyer typed last time. */
export const buyerDetailsQuery = queryOptions({
  queryKey: ['session', 'buyer-details'],
  queryFn: ({ signal }) => api('getBuyerDetails', {}, { signal }),
  staleTime: 0,
});

/** The key makes it reload with everything else about money. */
export const walletQuery = queryOptions({
  queryKey: [...wallet, 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

export const receiptQuery = (receipt: string, language: Language) =>
  queryOptions({
    queryKey: ['bought', receipt, language],
    queryFn: ({ signal }) => api('getBought', { query: { language }, body: { receipt } }, { signal }),
    staleTime: 0,
  });

export type Purchase = Parameters<typeof api<'buyProduct'>>[1]['body'];

export const buyProduct = (body: Purchase, idempotencyKey: string) => api('buyProduct', { body }, { idempotencyKey });

export const mailOrderLink = (receipt: string) => api('sendOrderLink', { body: { receipt } });

const week = 7 * 24;

export const remindInAWeek = (idProduct: number) => api('remindAfter', { body: { idProduct, hours: week } });

/** What is left in the wallet is another sum now. */
export const useRefreshWallet = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: wallet }), [cache]);
};

/** Everything a price is made of, and whether the user may buy at all. */
export const useRefreshPrices = () => {
  const cache = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [deliveryKey, promoKey, wallet, callersProduct].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
    [cache],
  );
};
