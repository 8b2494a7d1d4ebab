import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff'];

export type Wanted = Omit<NonNullable<Input<Endpoints['getReports']>['body']>, 'page' | 'size'>;

export const casesQuery = (wanted: Wanted, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'reports', wanted, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getReports', { query: { language }, body: { ...wanted, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const useRefreshReports = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
