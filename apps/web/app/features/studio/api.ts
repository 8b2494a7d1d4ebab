import type { Language } from '@stagedoor/contract/limits';
import type { OrderKey } from '@stagedoor/contract/schemas/order';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { keyedBy } from '../../shared/keyed.ts';
import { useLiveOrder, useLiveOrderLists } from '../../shared/live/use-live-orders.ts';

const all = ['session', 'studio'];
const orders = [...all, 'orders'];

export const studioQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'products', language],
    queryFn: ({ pageParam: after, signal }) =>
      api('getUserProducts', { query: { language, ...(after && { after }) } }, { signal }),
    ...keyedBy<number>(),
  });

/** One product with what its form needs; without an id, what the form of a new one needs. */
export const productFormQuery = (language: Language, idProduct?: number) =>
  queryOptions({
    queryKey: [...all, 'product form', idProduct ?? null, language],
    queryFn: ({ signal }) =>
      api('getUserProducts', { query: { language, ...(idProduct && { idProduct }) } }, { signal }),
    staleTime: 0,
  });

export const fundsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['charity funds', language],
    queryFn: ({ signal }) => api('getCharityFunds', { params: { x: language } }, { signal }),
  });

export const placeholdersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['placeholders', language],
    queryFn: ({ signal }) => api('getPlaceholders', { params: { x: language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const inboxQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...orders, 'list', language],
    queryFn: ({ pageParam, signal }) => {
      const body = { role: 'talent', before: pageParam } as const;
      return api('getOrders', { query: { language }, body }, { signal });
    },
    ...keyedBy<OrderKey>(),
  });

export const orderQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...orders, 'order', id, language],
    queryFn: ({ signal }) => api('getOrder', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const useLiveInbox = (): void => useLiveOrderLists(orders);

export const useLiveDesk = (id: number): void => useLiveOrder([...orders, 'order', id], { id });

export const useRefreshStudio = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
