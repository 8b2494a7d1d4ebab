import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'applications'];

export const states = ['submitted', 'moreAsked', 'approved', 'rejected'] as const;
export type QueueState = (typeof states)[number];

export const queueQuery = (state: QueueState, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, state, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getApplications', { query: { language }, body: { state, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const useRefreshQueue = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const decideApplication = (body: StaffBody<'decideApplication'>) => staffApi('decideApplication', { body });
