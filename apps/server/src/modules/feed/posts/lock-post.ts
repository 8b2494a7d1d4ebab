import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Post } from '../../../platform/database/schema.gen.ts';
import { actsFor } from '../../agents/index.ts';

export type LockedPost = Selectable<Post>;

/** Locks a post of this space, published or not. A removed one says so. */
export const lockPost = async (tx: Tx, space: FeedSpace, idPost: number): Promise<LockedPost> => {
  const post = await tx
    .selectFrom('post')
    .selectAll()
    .where('id', '=', idPost)
    .where('space', '=', space)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return post ?? fail('pageNotFound');
};

/** A post of the caller's own, of which nobody else may know before it is published. */
export const lockOwnPost = async (tx: Tx, space: FeedSpace, idPost: number, idUser: number): Promise<LockedPost> => {
  const post = await lockPost(tx, space, idPost);
  if (post.id_author !== idUser) return fail('pageNotFound');
  return post.removed_at ? fail('postRemoved') : post;
};

type Managed = { space: FeedSpace; idPost: number; idUser: number; now: Date };

/** A published post on a page that the caller manages: their own, or that of a talent for whom they act. */
export const lockManagedPost = async (tx: Tx, { space, idPost, idUser, now }: Managed): Promise<LockedPost> => {
  const post = await lockPost(tx, space, idPost);
  const manages = post.id_talent === idUser || (await actsFor(tx, { idUser, idTalent: post.id_talent, now })) !== null;
  if (!manages || !post.published_at) return fail('pageNotFound');
  return post.removed_at ? fail('postRemoved') : post;
};
