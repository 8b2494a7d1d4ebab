import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { readIn } from '../../platform/database/read.ts';
import { requireAnswerable, requireNoBlock } from './access/require-writing.ts';
import { postOfComment } from './comments/comments.repo.ts';
import type { Deps } from './deps.ts';
import { commentLiked, postLiked } from './feed.events.ts';
import type { Viewer } from './viewer.ts';

type Input = { space: FeedSpace; idUser: number; viewer: Viewer; id: number; liked: boolean };
type Likes = { likes: number; liked: boolean };

/** Sets whether a user likes a post. Repeating it changes nothing, from however many tabs. */
export const likePost =
  (deps: Deps) =>
  ({ id: idPost, liked, ...input }: Input): Promise<Likes> =>
    deps.database.inTransaction(async (tx) => {
      const { idUser } = input;
      await requireAnswerable(tx, deps, { ...input, idPost });
      const changed = liked
        ? await tx
            .insertInto('post_like')
            .values({ id_post: idPost, id_user: idUser, at: deps.clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id_post')
            .executeTakeFirst()
        : await tx
            .deleteFrom('post_like')
            .where('id_post', '=', idPost)
            .where('id_user', '=', idUser)
            .returning('id_post')
            .executeTakeFirst();
      if (changed) await deps.outbox.append(tx, postLiked, { idPost, idUser });
      return { liked, likes: await countOf(tx, sql`select likes from post_count where id_post = ${idPost}`) };
    });

/** The same for a comment or an answer. */
export const likeComment =
  (deps: Deps) =>
  ({ id: idComment, liked, ...input }: Input): Promise<Likes> =>
    deps.database.inTransaction(async (tx) => {
      const { idUser, space } = input;
      const [comment] = await readIn(tx)(postOfComment, { idComment, space });
      if (!comment) return fail('pageNotFound');
      const { idPost } = comment;
      await requireAnswerable(tx, deps, { ...input, idPost });
      if (comment.idAuthor !== idUser) await requireNoBlock(tx, deps, idUser, comment.idAuthor);
      const changed = liked
        ? await tx
            .insertInto('comment_like')
            .values({ id_comment: idComment, id_user: idUser, at: deps.clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id_comment')
            .executeTakeFirst()
        : await tx
            .deleteFrom('comment_like')
            .where('id_comment', '=', idComment)
            .where('id_user', '=', idUser)
            .returning('id_comment')
            .executeTakeFirst();
      if (changed) await deps.outbox.append(tx, commentLiked, { idPost, idComment, idUser });
      return { liked, likes: await countOf(tx, sql`select likes from comment_count where id_comment = ${idComment}`) };
    });

const countOf = async (tx: Tx, counted: ReturnType<typeof sql<{ likes: number }>>): Promise<number> =>
  (await counted.execute(tx)).rows[0]?.likes ?? 0;
