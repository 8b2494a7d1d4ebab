import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';

const all = ['session', 'staff', 'withdrawals'];

type Page = { currentPage: number; totalPages: number };

const pages = {
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }: Page) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
};

export const queueQuery = (state: WithdrawalState) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, 'queue', state],
    queryFn: ({ pageParam, signal }) => api('getWithdrawals', { body: { state, page: pageParam } }, { signal }),
  });

export const batchesQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...all, 'batches'],
  queryFn: ({ pageParam, signal }) => api('getWithdrawalBatches', { body: { page: pageParam } }, { signal }),
});

export const useRefreshQueue = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
