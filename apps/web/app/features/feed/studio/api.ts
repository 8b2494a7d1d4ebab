import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { type Language, limits } from '@stagedoor/contract/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { feedApi } from '../feed-api.ts';

/** Drafts and scheduled posts for a page. */
export const draftsQuery = ({ space, idUser }: { space: FeedSpace; idUser: number }, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['session', 'feed', 'drafts', space, idUser, language],
    queryFn: ({ pageParam: page, signal }) =>
      feedApi(
        `${space}GetDrafts`,
        { query: { language }, body: { page, size: limits.pages.explore, idUser } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });
