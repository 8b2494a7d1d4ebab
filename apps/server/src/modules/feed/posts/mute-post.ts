import { fail } from '@stagedoor/contract/errors';
import { readIn } from '../../../platform/database/read.ts';
import { requireReadable, type WantedPost } from '../access/require-post.ts';
import { postOfComment } from '../comments/comments.repo.ts';
import type { Deps } from '../deps.ts';

type Input = WantedPost & { idUser: number; idComment: number | null; muted: boolean };

/** Ends all notifications about a post, or about one of its comments and the answers to it, or begins them again. */
export const mutePost =
  (deps: Pick<Deps, 'database' | 'clock' | 'memberAccess'>) =>
  ({ idUser, idComment, muted, ...wanted }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { idPost, space } = wanted;
      await requireReadable(deps, readIn(tx), wanted);
      if (idComment === null) {
        const row = { id_post: idPost, id_user: idUser };
        await (muted
          ? tx
              .insertInto('post_mute')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
          : tx.deleteFrom('post_mute').where('id_post', '=', idPost).where('id_user', '=', idUser)
        ).execute();
        return;
      }
      const [comment] = await readIn(tx)(postOfComment, { idComment, space });
      if (comment?.idPost !== idPost) fail('pageNotFound');
      const row = { id_comment: idComment, id_user: idUser };
      await (muted
        ? tx
            .insertInto('comment_mute')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
        : tx.deleteFrom('comment_mute').where('id_comment', '=', idComment).where('id_user', '=', idUser)
      ).execute();
    });
