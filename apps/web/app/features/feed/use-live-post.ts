import { commentAdded, commentRemoved, postChanged, postTopic } from '@stagedoor/contract/live/feed';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { useRef } from 'react';
import { useTopic } from '../../shared/live/use-topic.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { getComment, getPost } from './api.ts';
import { holdStill } from './hold-still.ts';
import { hasComment, type PostChange, reloaded, withComment, withoutComment } from './post-changes.ts';
import { useChangePost } from './use-change-post.ts';

const pause = 1_000;

/** Shows what others do on a post while it is on the screen: likes, votes, comments, replies. */
export const useLivePost = (post: Post, isWatched: boolean): void => {
  const { idPost, space } = post;
  const language = useLanguage();
  const change = useChangePost(idPost);
  const show = (what: PostChange) => holdStill(() => change(what));
  const isReloading = useRef(false);
  /** Several changes at once are one reload. */
  const reload = async () => {
    if (isReloading.current) return;
    isReloading.current = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
    isReloading.current = false;
    show(reloaded(await getPost({ space, idPost }, language)));
  };
  const add = async (idComment: number) => {
    if (!hasComment(post, idComment)) show(withComment(await getComment(space, idComment, language)));
  };
  const ignore = () => {}; // what cannot be read any more is not shown; the reader's next press says why

  useTopic(postTopic, { id: isWatched && !post.locked ? idPost : undefined }, (event) => {
    switch (event?.eventType) {
      case commentAdded.type:
        // One that the reader may not see still changes what is counted.
        void add(event.idComment).catch(() => reload().catch(ignore));
        break;
      case commentRemoved.type:
        show(withoutComment(event.idComment));
        break;
      case postChanged.type: {
        const { likes, totalResponses } = event;
        if (likes === undefined && totalResponses === undefined) void reload().catch(ignore);
        else
          change((known) => ({
            ...known,
            likes: likes ?? known.likes,
            totalResponses:
              totalResponses === undefined ? known.totalResponses : Math.max(0, totalResponses - known.hiddenResponses),
          }));
        break;
      }
      default:
        // Joined just now, or after a break: something may have happened since the post was loaded.
        void reload().catch(ignore);
    }
  });
};
