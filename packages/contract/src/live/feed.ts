import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

const count = z.int().min(0);

/** Likes, answers of a poll or comments changed. Without counts, reload the post. They count what anybody may see. */
export const postChanged = liveEvent('POST_CHANGED', {
  payload: z.object({ likes: count.optional(), totalResponses: count.optional() }),
  again: {},
});
/** Clients read the comment through the API, which asks again whether they may. */
export const commentAdded = liveEvent('COMMENT_ADDED', {
  payload: z.object({ idComment: id, idParentComment: id.nullable(), idAuthor: id }),
});
export const commentRemoved = liveEvent('COMMENT_REMOVED', {
  payload: z.object({ idComment: id, idParentComment: id.nullable() }),
});
/** For all who may read the post. */
export const postTopic = liveTopic('post', postChanged, commentAdded, commentRemoved);

export const postPublished = liveEvent('POST_PUBLISHED', { payload: z.object({ idPost: id.optional() }), again: {} });
/** A talent's feed, by the talent's id: open to all, as its list is. */
export const feedTopic = liveTopic('feed', postPublished);
/** A talent's community, by the talent's id: for its members. */
export const communityTopic = liveTopic('community', postPublished);
