import type { StuckJob } from '@stagedoor/contract/schemas/job';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'jobs'];
/** Polls only while the page is in the foreground. */
const pause = 5_000;

export type StuckState = StuckJob['state'];
export const stuckStates: readonly StuckState[] = ['failed', 'retry'];

export const jobsQuery = queryOptions({
  queryKey: [...all, 'overview'],
  queryFn: ({ signal }) => staffApi('getJobs', {}, { signal }),
  staleTime: 0,
  refetchInterval: pause,
});

export const stuckQuery = (state: StuckState, queue: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...all, 'stuck', state, queue],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getStuckJobs', { body: { state, queue, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
    refetchInterval: pause,
  });

export const useRefreshJobs = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const retryJobs = (body: StaffBody<'retryJobs'>) => staffApi('retryJobs', { body });

export const dropJob = (body: StaffBody<'dropJob'>) => staffApi('dropJob', { body });
