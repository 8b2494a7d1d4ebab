import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { requireReadable } from '../access/require-post.ts';
import type { Deps } from '../deps.ts';
import { commentRemoved } from '../feed.events.ts';
import { pageFor } from '../people/page-for.ts';
import type { Viewer } from '../viewer.ts';
import { mayRemove } from './show-comments.ts';

type Input = { space: FeedSpace; idUser: number; viewer: Viewer; idComment: number };

/** Deletes a comment with its answers. Repeating it finds nothing. */
export const removeComment =
  (deps: Pick<Deps, 'database' | 'clock' | 'outbox' | 'memberAccess'>) =>
  ({ space, idUser, viewer, idComment }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const comment = await tx
        .selectFrom('post_comment as comment')
        .innerJoin('post', 'post.id', 'comment.id_post')
        .select([
          'comment.id_author as idAuthor',
          'comment.id_mandate as idMandate',
          'post.id as idPost',
          'post.id_talent as idTalent',
        ])
        .where('comment.id', '=', idComment)
        .where('post.space', '=', space)
        .where('comment.removed_at', 'is', null)
        .where('post.removed_at', 'is', null)
        .executeTakeFirst();
      if (!comment) return fail('pageNotFound');
      const written = { idAuthor: comment.idAuthor, byAgent: comment.idMandate !== null };
      if (!mayRemove(viewer, written, await pageFor(tx, deps, comment.idTalent, idUser))) {
        // Whoever may not read it must not learn that it is there.
        await requireReadable(deps, readIn(tx), { idPost: comment.idPost, space, viewer });
        return fail('noRightToDelete');
      }
      await takeComment(tx, deps, { idComment, by: idUser });
    });

type Taken = { idComment: number; by: number | null; idDecision?: number };

/** Takes a comment and its answers off the page. */
export const takeComment = async (
  tx: Tx,
  { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>,
  { idComment, by, idDecision }: Taken,
): Promise<void> => {
  const { rows } = await sql<{ idPost: number }>`
    update post_comment set removed_at = ${clock.now()}, removed_by = ${by}, id_decision = ${idDecision ?? null},
      removed_with = case when id <> ${idComment} then ${idComment}::bigint end
    where (id = ${idComment} or id_parent = ${idComment}) and removed_at is null
    returning id_post as "idPost"`.execute(tx);
  const [taken] = rows;
  if (taken) await outbox.append(tx, commentRemoved, { idPost: taken.idPost, idComment });
};
