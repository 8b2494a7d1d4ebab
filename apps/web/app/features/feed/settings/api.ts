import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { limits } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { feedApi } from '../feed-api.ts';

export const categoriesQuery = (space: FeedSpace, idUser: number) =>
  queryOptions({
    queryKey: ['session', 'feed', 'categories', space, idUser],
    queryFn: ({ signal }) => feedApi(`${space}GetCategories`, { params: { idUser } }, { signal }),
    staleTime: 0,
  });

type Category = { idCategory?: number | undefined; name: string };

export const saveCategory = (space: FeedSpace, body: Category) => feedApi(`${space}SaveCategory`, { body });

export const removeCategory = (space: FeedSpace, idCategory: number) =>
  feedApi(`${space}RemoveCategory`, { params: { idCategory } });

const people = ['session', 'feed', 'people'];

export const moderatorsQuery = queryOptions({
  queryKey: [...people, 'moderators'],
  queryFn: ({ signal }) => feedApi('getFeedModerators', {}, { signal }),
  staleTime: 0,
});

export const addModerator = (idUser: number) => feedApi('addFeedModerator', { body: { idUser } });

export const removeModerator = (idUser: number) => feedApi('removeFeedModerator', { body: { idUser } });

export const restrictedQuery = infiniteQueryOptions({
  queryKey: [...people, 'restricted'],
  queryFn: ({ pageParam: page, signal }) =>
    feedApi('getRestricted', { body: { page, size: limits.pages.queue } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
});

type Duration = (typeof limits.blocks)[number];

export const restrict = (idUser: number, duration: Duration) =>
  feedApi('restrictActivity', { body: { idUser, duration } });

export const liftRestriction = (idUser: number) => feedApi('liftRestriction', { body: { idUser } });

/** The lists of moderators and of restricted people. */
export const useRefreshPeople = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: people }), [cache]);
};
