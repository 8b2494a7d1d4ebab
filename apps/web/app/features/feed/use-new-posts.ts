import { communityTopic, feedTopic } from '@stagedoor/contract/live/feed';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTopic } from '../../shared/live/use-topic.ts';
import { getLatestPosts, postsQuery, type WhichPosts } from './api.ts';

const topics = { feed: feedTopic, community: communityTopic };

/** Counts posts that were published since the list was loaded. They appear when the reader asks for them. */
export const useNewPosts = (which: WhichPosts, posts: readonly Post[]) => {
  const cache = useQueryClient();
  const [heard, setHeard] = useState<readonly number[]>([]);
  const isJoined = useRef(false);
  const { space, idUser, idCategory } = which;
  const newest = posts.reduce((latest, { created }) => (created > latest ? created : latest), '');
  const hear = (ids: readonly number[]) => setHeard((before) => [...new Set([...before, ...ids])]);
  const look = async () => {
    const later = (await getLatestPosts(which)).filter(({ created }) => created > newest);
    hear(later.map(({ idPost }) => idPost));
  };

  useTopic(topics[space], { id: idUser }, (event) => {
    // The first one says that the topic was joined: the list was loaded a moment ago.
    if (event === null && !isJoined.current) {
      isJoined.current = true;
      return;
    }
    if (event?.idPost !== undefined && idCategory === null) hear([event.idPost]);
    else void look().catch(() => {}); // the next event tries again
  });

  const shown = new Set(posts.map(({ idPost }) => idPost));
  const show = async () => {
    const { queryKey } = postsQuery(which);
    // Only the first page is loaded again: the reader goes to the top.
    cache.setQueryData(queryKey, (known) => known && { pages: known.pages.slice(0, 1), pageParams: [0] });
    await cache.refetchQueries({ queryKey });
    setHeard([]);
  };
  return { count: heard.filter((id) => !shown.has(id)).length, show };
};
