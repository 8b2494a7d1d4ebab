import type { Language } from '@stagedoor/contract/limits';
import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from './staff-api.ts';

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

export const overviewQuery = queryOptions({
  queryKey: [...all, 'overview'],
  queryFn: ({ signal }) => staffApi('getStaffOverview', {}, { signal }),
  staleTime: 0,
});

export const useRefreshQueue = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const decideOrderProblem = (body: StaffBody<'decideOrderProblem'>, idempotencyKey: string) =>
  staffApi('decideOrderProblem', { body }, { idempotencyKey });

export const exportWithdrawals = (body: StaffBody<'exportWithdrawals'>, idempotencyKey: string) =>
  staffApi('exportWithdrawals', { body }, { idempotencyKey });

export const reviewCollaboration = (body: StaffBody<'reviewCollaboration'>, idempotencyKey: string) =>
  staffApi('reviewCollaboration', { body }, { idempotencyKey });

export const getWithdrawalBatch = (id: number) => staffApi('getWithdrawalBatch', { params: { id } });

export const returnWithdraw = (body: StaffBody<'returnWithdraw'>, idempotencyKey: string) =>
  staffApi('returnWithdraw', { body }, { idempotencyKey });

export const decideScoreReport = (body: StaffBody<'decideScoreReport'>) => staffApi('decideScoreReport', { body });

export const rejectWithdraw = (body: StaffBody<'rejectWithdraw'>, idempotencyKey: string) =>
  staffApi('rejectWithdraw', { body }, { idempotencyKey });

export const approveWithdraw = (body: StaffBody<'approveWithdraw'>, idempotencyKey: string) =>
  staffApi('approveWithdraw', { body }, { idempotencyKey });
