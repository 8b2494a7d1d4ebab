import { createClientOf } from '@stagedoor/contract/client';
import { ApiError } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import type { SavePost } from '@stagedoor/contract/schemas/feed';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from '../../../shared/api/connection.ts';
import { feedApi } from '../feed-api.ts';

const all = ['session', 'feed', 'composer'];

/** Edited in a form, so a stored copy would show old texts. */
export const storedPostQuery = (space: FeedSpace, idPost: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'post', space, idPost, language],
    queryFn: ({ signal }) => feedApi(`${space}GetDraft`, { params: { idPost }, query: { language } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const savePost = (space: FeedSpace, body: SavePost) => feedApi(`${space}SavePost`, { body });

const studioApi = createClientOf(studioRoutes, connection);

/** The plans of the author. */
export const ownPlansQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'plans', language],
    queryFn: ({ signal }) => studioApi('getOwnPlans', { query: { language } }, { signal }),
    staleTime: 0,
  });

/** Null for a link whose video does not exist or is not shared. */
export const videoQuery = (link: string) =>
  queryOptions({
    queryKey: ['video', link],
    queryFn: ({ signal }) =>
      feedApi('findVideo', { body: { link } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.name === 'mandatoryFieldNull') return null;
        throw error;
      }),
    staleTime: 5 * 60_000,
  });

/** Everything that shows posts. */
export const useRefreshFeed = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: ['session', 'feed'] }), [cache]);
};
