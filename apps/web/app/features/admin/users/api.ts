import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'people'];

export type PeopleFilter = Pick<NonNullable<Input<Endpoints['findPeople']>['body']>, 'text' | 'role' | 'state'>;

export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...all, 'found', filter],
    queryFn: ({ pageParam, signal }) =>
      staffApi('findPeople', { body: { ...filter, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'person', id],
    queryFn: ({ signal }) => staffApi('getPerson', { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const useRefreshPeople = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const blockPerson = (body: StaffBody<'blockPerson'>) => staffApi('blockPerson', { body });

export const setAgent = (body: StaffBody<'setAgent'>) => staffApi('setAgent', { body });

export const unblockPerson = (body: StaffBody<'unblockPerson'>) => staffApi('unblockPerson', { body });
