import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Read } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';
import { type PostState, postState } from '../posts/posts.repo.ts';
import type { Viewer } from '../viewer.ts';
import { seeingOf } from './reading.ts';

export type WantedPost = { idPost: number; space: FeedSpace; viewer: Viewer };
type UsedDeps = Pick<Deps, 'memberAccess' | 'clock'>;

/** A published post of this space. A draft does not exist for anybody here; a removed one says so. */
export const requirePublished = async (
  { clock }: Pick<Deps, 'clock'>,
  read: Read,
  { idPost, space, viewer }: WantedPost,
): Promise<PostState> => {
  const [post] = await read(postState, { idPost, space, viewer: viewer.idUser, now: clock.now() });
  if (!post?.published) return fail('pageNotFound');
  return post.removed ? fail('postRemoved') : post;
};

/** A published post that the viewer may read now. To others it does not exist, unless they see that it is locked. */
export const requireReadable = async (deps: UsedDeps, read: Read, wanted: WantedPost): Promise<PostState> => {
  const post = await requirePublished(deps, read, wanted);
  const [seeing] = await seeingOf(deps, read, wanted.viewer, [post]);
  if (seeing === 'locked') return fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
  return seeing === 'read' ? post : fail('pageNotFound');
};
