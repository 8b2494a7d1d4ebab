import type { Language } from '@stagedoor/contract/limits';
import type { OrderKey, OrderState } from '@stagedoor/contract/schemas/order';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { keyedBy } from '../../shared/keyed.ts';
import { useLiveOrder, useLiveOrderLists } from '../../shared/live/use-live-orders.ts';

const all = ['session', 'orders'];
const linked = ['order-link'];
const paymentPause = 2_000;

type Shown = { state: { data: { state: OrderState } | undefined } };

/** Whoever has just paid waits for the payment provider's word, which comes within seconds. */
const isAwaited = ({ state: { data } }: Shown) => data?.state === 'awaitingPayment';

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

export const orderQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'order', id, language],
    queryFn: ({ signal }) => api('getOrder', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
    refetchInterval: (shown) => (isAwaited(shown) ? paymentPause : false),
  });

/** Asked by the browser and not by the server, which does not know the device that a secret was opened on. */
export const orderLinkQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: [...linked, token, language],
    queryFn: ({ signal }) => api('readOrderLink', { body: { token }, query: { language } }, { signal }),
    enabled: typeof document !== 'undefined',
    staleTime: 0,
    refetchInterval: (shown) => (isAwaited(shown) ? paymentPause : false),
  });

export const useLiveLists = (): void => useLiveOrderLists(all);

export const useLiveOrderPage = (id: number): void => useLiveOrder([...all, 'order', id], { id });

/** The order behind a link is known once it has been read. */
export const useLiveLinkPage = (token: string, id: number | undefined): void =>
  useLiveOrder([...linked, token], { id, key: token });

export const useRefreshOrders = () => {
  const cache = useQueryClient();
  return useCallback(async () => {
    await Promise.all([all, linked].map((queryKey) => cache.invalidateQueries({ queryKey })));
  }, [cache]);
};
