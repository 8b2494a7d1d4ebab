import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff'];

export type CasesFilter = Omit<NonNullable<Input<Endpoints['getReports']>['body']>, 'page' | 'size'>;

export const casesQuery = (filter: CasesFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'reports', filter, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getReports', { query: { language }, body: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const historyQuery = (idPost: number) =>
  infiniteQueryOptions({
    queryKey: [...all, 'history', idPost],
    queryFn: ({ pageParam, signal }) => staffApi('getPostHistory', { body: { idPost, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
    retry: false,
  });

export const useRefreshReports = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const decideReport = (body: StaffBody<'decideReport'>) => staffApi('decideReport', { body });

export const decideAppeal = (body: StaffBody<'decideAppeal'>) => staffApi('decideAppeal', { body });
