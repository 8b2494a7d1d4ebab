import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const ofPost = z.object({ idPost: z.int() });
const ofComment = ofPost.extend({ idComment: z.int() });

/** For the first time. */
export const postPublished = domainEvent('feed.postPublished', ofPost);
/** Its text, its answers to a poll, or who may read it. */
export const postChanged = domainEvent('feed.postChanged', ofPost);
export const postRemoved = domainEvent('feed.postRemoved', ofPost);
export const postLiked = domainEvent('feed.postLiked', ofPost.extend({ idUser: z.int() }));
export const commentAdded = domainEvent('feed.commentAdded', ofComment);
export const commentRemoved = domainEvent('feed.commentRemoved', ofComment);
export const commentLiked = domainEvent('feed.commentLiked', ofComment.extend({ idUser: z.int() }));
/** With the 101st comment. */
export const postPopular = domainEvent('feed.postPopular', ofPost);
