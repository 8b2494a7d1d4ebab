import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import type { Naming } from '@stagedoor/contract/schemas/certificate';
import type { OrderKey, OrderState } from '@stagedoor/contract/schemas/order';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { keyedBy } from '../../shared/api/keyed.ts';
import { callsApi } from '../../shared/calls/calls-api.ts';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useLiveOrder, useLiveOrderLists } from '../../shared/live/use-live-orders.ts';

const all = ['session', 'orders'];
const linked = ['order-link'];
const paymentPause = 2_000;

type Shown = { state: { data: { state: OrderState } | undefined } };

/** The provider's webhook arrives within seconds after the payment: poll until then. */
const isAwaited = ({ state: { data } }: Shown) => data?.state === 'awaitingPayment';

export type OrdersFilter = { role: 'buyer' | 'talent'; partner?: number; state?: OrderState };

export const ordersQuery = (filter: OrdersFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', filter, language],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, before: pageParam };
      return api('getOrders', { body, query: { language } }, { signal });
    },
    ...keyedBy<OrderKey>(),
  });

/** Messages older than those that came with the order. */
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

/** Queried by the browser only: the server does not know the device on which a secret was opened. */
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

/** The order's id is known once the link was read. */
export const useLiveLinkPage = (token: string, id: number | undefined): void =>
  useLiveOrder([...linked, token], { id, key: token });

export const useRefreshOrders = () => {
  const cache = useQueryClient();
  return useCallback(async () => {
    await Promise.all([all, linked].map((queryKey) => cache.invalidateQueries({ queryKey })));
  }, [cache]);
};

export const writeToOrder = (idOrder: number, text: string) => api('writeToOrder', { body: { idOrder, text } });

export const cancelOrder = (id: number, idempotencyKey: string) =>
  api('cancelProduct', { params: { id } }, { idempotencyKey });

export const refundToWallet = (idOrder: number, idempotencyKey: string) =>
  api('refundToWallet', { body: { idOrder } }, { idempotencyKey });

export const confirmReceipt = (idOrder: number, idempotencyKey: string) =>
  api('confirmReceipt', { body: { idOrder } }, { idempotencyKey });

export const donateAnyway = (idOrder: number, idempotencyKey: string) =>
  api('donateAnyway', { body: { idOrder } }, { idempotencyKey });

export const askExtension = (idOrder: number) => api('askExtension', { body: { idOrder } });

export const answerExtension = (idOrder: number, agree: boolean) =>
  api('answerExtension', { body: { idOrder, agree } });

export const setCertificateNaming = (code: string, naming: Naming) =>
  api('setCertificateNaming', { body: { code, naming } });

export const changeKeepHidden = (idOrder: number, keepHidden: boolean) =>
  api('changeKeepHidden', { body: { idOrder, keepHidden } });

type EditRequest = NonNullable<Input<Endpoints['editRequest']>['body']>;

export const editRequest = (body: EditRequest) => api('editRequest', { body });

export const openSecretLink = (body: { idOrder: number } | { token: string }) => api('openSecretLink', { body });

type GuestNames = NonNullable<Input<Endpoints['nameGuests']>['body']>;

export const nameGuests = (body: GuestNames) => api('nameGuests', { body });

export const revokeDevice = (idOrder: number, slot: number) => api('revokeOrderDevice', { body: { idOrder, slot } });

export const reviewOrder = (idOrder: number, score: number, text: string) =>
  api('setScore', { body: { idOrder, score, text } });

export const replyToReview = (idScore: number, text: string) => api('replyToScore', { body: { idScore, text } });

type Reaction = NonNullable<Input<Endpoints['reactToOrder']>['body']>['reaction'];

export const reactToOrder = (idOrder: number, reaction: Reaction) =>
  api('reactToOrder', { body: { idOrder, reaction } });

// Calls that send a text.

export const reportProblem = (idOrder: number, text: string) => api('reportOrderProblem', { body: { idOrder, text } });

export const reportNotTakenPlace = (idOrder: number, text: string) =>
  api('reportOrderProblem', { body: { idOrder, kind: 'didNotTakePlace', text } });

export const askRedo = (idOrder: number, reason: string) =>
  api('askRedo', { body: { idOrder, reason: oneLine(reason) } });

export const declineOrder = (idOrder: number, reason: string, idempotencyKey: string) =>
  api('declineOrder', { body: { idOrder, reason: oneLine(reason) } }, { idempotencyKey });

export const answerProblem = (idOrder: number, text: string, idempotencyKey: string) =>
  api('answerOrderProblem', { body: { idOrder, text } }, { idempotencyKey });

export const giveBackMoney = (idOrder: number, text: string, idempotencyKey: string) =>
  api('answerOrderProblem', { body: { idOrder, text, giveBack: true } }, { idempotencyKey });

/** What an order of a call is for. */
export const orderCallQuery = (idOrder: number) =>
  queryOptions({
    queryKey: [...all, 'call', idOrder],
    queryFn: ({ signal }) => callsApi('getOrderCall', { body: { idOrder } }, { signal }),
  });
