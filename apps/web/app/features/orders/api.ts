import type { Language } from '@stagedoor/contract/limits';
import type { OrderKey, OrderState } from '@stagedoor/contract/schemas/order';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { keyedBy } from '../../shared/keyed.ts';

const all = ['session', 'orders'];
const pause = 20_000;
const shortPause = 2_000;

/** Whoever has just paid waits for the card company's word, which comes within seconds. */
const pauseBefore = ({ state: { data } }: { state: { data: { state: OrderState } | undefined } }) =>
  data?.state === 'awaitingPayment' ? shortPause : pause;

export type Asked = { role: 'buyer' | 'talent'; partner?: number; state?: OrderState };

export const ordersQuery = (asked: Asked, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', asked, language],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...asked, before: pageParam };
      return api('getOrders', { body, query: { language } }, { signal });
    },
    ...keyedBy<OrderKey>(),
  });

/** What was written before the messages that came with the order. */
export const olderMessagesQuery = (idOrder: number, before: number) =>
  infiniteQueryOptions({
    queryKey: [...all, 'order', idOrder, 'messages before', before],
    queryFn: ({ pageParam, signal }) => api('getOrderMessages', { body: { idOrder, before: pageParam } }, { signal }),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: false,
  });

/** Two people and the clock change it: it is read anew as long as somebody looks. */
export const orderQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'order', id, language],
    queryFn: ({ signal }) => api('getOrder', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
    refetchInterval: pauseBefore,
  });

/** Asked by the browser and not by the server: what is secret opens for this device. */
export const orderLinkQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ['order-link', token, language],
    queryFn: ({ signal }) => api('readOrderLink', { body: { token }, query: { language } }, { signal }),
    enabled: typeof document !== 'undefined',
    staleTime: 0,
    refetchInterval: pauseBefore,
  });

export const useRefreshOrders = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
