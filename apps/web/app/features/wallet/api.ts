import { limits } from '@stagedoor/contract/limits';
import type { Pot } from '@stagedoor/contract/schemas/wallet';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';

const all = ['session', 'wallet'];

export const walletQuery = queryOptions({
  queryKey: [...all, 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

export const transactionsQuery = (pot: Pot | undefined) =>
  infiniteQueryOptions({
    queryKey: [...all, 'transactions', pot],
    queryFn: ({ pageParam, signal }) => {
      const page = { page: pageParam, size: limits.pages.transactions };
      return api('transactionLog', { body: pot ? { ...page, pot } : page }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'transaction', id],
    queryFn: ({ signal }) => api('getTransaction', { params: { id } }, { signal }),
  });

/** After money moved everything about it is read anew: sums, lines, cards. */
export const useRefreshWallet = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
