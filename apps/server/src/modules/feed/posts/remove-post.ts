import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { requireReadable } from '../access/require-post.ts';
import { mayRemove } from '../comments/show-comments.ts';
import type { Deps } from '../deps.ts';
import { postRemoved } from '../feed.events.ts';
import { pageFor } from '../people/page-for.ts';
import type { Viewer } from '../viewer.ts';
import { lockPost } from './lock-post.ts';

type Input = { space: FeedSpace; idUser: number; viewer: Viewer; idPost: number };
type UsedDeps = Pick<Deps, 'database' | 'clock' | 'outbox' | 'memberAccess'>;

/** Deletes a post. Its old links say that it was removed. */
export const removePost =
  (deps: UsedDeps) =>
  ({ space, idUser, viewer, idPost }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const post = await lockPost(tx, space, idPost);
      // A draft is its author's alone, also after they no longer act for anybody.
      const isDraft = !post.published_at;
      if (isDraft && post.id_author !== idUser) return fail('pageNotFound');
      const written = { idAuthor: post.id_author, byAgent: !isDraft && post.id_mandate !== null };
      if (!mayRemove(viewer, written, await pageFor(tx, deps, post.id_talent, idUser))) {
        // Whoever may not read it must not learn that it is there.
        await requireReadable(deps, readIn(tx), { idPost, space, viewer });
        return fail('noRightToDelete');
      }
      if (post.removed_at) return fail('postRemoved');
      await takePost(tx, deps, { idPost, by: idUser });
    });

type Taken = { idPost: number; by: number | null; idDecision?: number };

/** Takes a post off its page. */
export const takePost = async (
  tx: Tx,
  { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>,
  { idPost, by, idDecision }: Taken,
): Promise<void> => {
  const taken = await tx
    .updateTable('post')
    .set({ removed_at: clock.now(), removed_by: by, id_decision: idDecision ?? null, pinned_at: null })
    .where('id', '=', idPost)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken) await outbox.append(tx, postRemoved, { idPost });
};
