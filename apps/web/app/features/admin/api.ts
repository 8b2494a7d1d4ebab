import type { Language } from '@stagedoor/contract/limits';
import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staffApi } from './staff-api.ts';

const all = ['session', 'staff'];

type Page = { currentPage: number; totalPages: number };

export const pages = {
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }: Page) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
};

export const queueQuery = (state: WithdrawalState, id: number | undefined) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, 'withdrawals', state, id],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getWithdrawals', { body: { state, id, page: pageParam } }, { signal }),
  });

export const batchesQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...all, 'batches'],
  queryFn: ({ pageParam, signal }) => staffApi('getWithdrawalBatches', { body: { page: pageParam } }, { signal }),
});

export type OrderQueueName = 'collaborations' | 'problems';

const orderCalls = { collaborations: 'getCollaborations', problems: 'getOrderProblems' } as const;

export const orderQueueQuery = (name: OrderQueueName, language: Language) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, name, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi(orderCalls[name], { body: { page: pageParam }, query: { language } }, { signal }),
  });

export const reportsQuery = (language: Language) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, 'reviews', language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getScoreReports', { body: { page: pageParam }, query: { language } }, { signal }),
  });

/** How many wait: with one on a page, as many as there are pages. */
const one = { body: { size: 1 } };
const waiting = {
  applications: () => staffApi('getApplications', one),
  withdrawals: () => staffApi('getWithdrawals', one),
  collaborations: () => staffApi('getCollaborations', one),
  problems: () => staffApi('getOrderProblems', one),
  reports: () => staffApi('getReports', one),
  reviews: () => staffApi('getScoreReports', one),
};
export type QueueName = keyof typeof waiting;
export const isQueue = (name: string): name is QueueName => Object.hasOwn(waiting, name);

export const waitingQuery = (name: QueueName) =>
  queryOptions({
    queryKey: [...all, 'waiting', name],
    queryFn: async () => (await waiting[name]()).totalPages,
    staleTime: 0,
  });

export const useRefreshQueue = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
