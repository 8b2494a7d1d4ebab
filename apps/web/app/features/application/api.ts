import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { Refusal } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Application } from '@stagedoor/contract/schemas/application';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { userQuery } from '../../shared/session.ts';

export type Change = NonNullable<Input<Endpoints['upgradeExpert']>['body']>;

export const applicationQuery = queryOptions({
  queryKey: ['session', 'application'],
  queryFn: ({ signal }) => api('getApplication', {}, { signal }),
  staleTime: 0,
  // Whoever waits for an answer sees it come.
  refetchInterval: ({ state }) => (state.data?.application?.state === 'submitted' ? 20_000 : false),
});

const seldom = 5 * 60_000;

export const groupsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['groups', language],
    queryFn: ({ signal }) => api('getGroups', { params: { lang: language } }, { signal }),
    staleTime: seldom,
  });

export const tagsQuery = (categories: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['tags', language, ...categories.toSorted()],
    queryFn: ({ signal }) =>
      api('getTagsByCategories', { params: { x: language }, body: { categories: [...categories] } }, { signal }),
    enabled: categories.length > 0,
    staleTime: seldom,
    placeholderData: (before) => before,
  });

export const fundsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['charity funds', language],
    queryFn: ({ signal }) => api('getCharityFunds', { params: { x: language } }, { signal }),
    staleTime: seldom,
  });

export const useKeepApplication = () => {
  const cache = useQueryClient();
  return useCallback(
    (application: Application) => cache.setQueryData(applicationQuery.queryKey, { application }),
    [cache],
  );
};

const isOver = (error: unknown) => error instanceof Refusal && error.name === 'requestAlreadyExists';

/** One after the other, so that the last word stays the last. */
export const useSave = () => {
  const cache = useQueryClient();
  const keep = useKeepApplication();
  return useMutation({
    scope: { id: 'application' },
    mutationFn: (body: Change) => api('upgradeExpert', { body }),
    onSuccess: ({ application }) => keep(application),
    // Handed in from another tab, or decided already: the page shows what there is now.
    onError: async (error) => {
      if (!isOver(error)) return;
      await Promise.all([cache.invalidateQueries(applicationQuery), cache.invalidateQueries(userQuery)]);
    },
  });
};
