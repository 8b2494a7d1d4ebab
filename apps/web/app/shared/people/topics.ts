import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

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
