import type { Post } from '@stagedoor/contract/schemas/feed';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { postsKey } from './api.ts';
import type { PostChange } from './post-changes.ts';

type Pages = InfiniteData<{ items: Post[] }>;

const isPages = (known: Pages | Post): known is Pages => 'pages' in known;

const inPages = (known: Pages, change: PostChange): Pages => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});

/** Changes a post wherever it is shown: in lists, on its page, on the home page. */
export const useChangePost = (idPost: number) => {
  const cache = useQueryClient();
  return useCallback(
    (change: PostChange) => {
      const toThis: PostChange = (post) => (post.idPost === idPost ? change(post) : post);
      cache.setQueriesData<Pages | Post>(
        { queryKey: postsKey },
        (known) => known && (isPages(known) ? inPages(known, toThis) : toThis(known)),
      );
    },
    [cache, idPost],
  );
};
