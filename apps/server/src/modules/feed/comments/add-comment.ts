import { fail } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import type { FeedComment } from '@stagedoor/contract/schemas/feed';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { actsFor } from '../../agents/index.ts';
import { requireAnswerable, requireNoBlock } from '../access/require-writing.ts';
import type { Deps } from '../deps.ts';
import { commentAdded, postPopular } from '../feed.events.ts';
import type { PostState } from '../posts/posts.repo.ts';
import type { Viewer } from '../viewer.ts';
import { commentById } from './comments.repo.ts';
import { showComments } from './show-comments.ts';

type Input = {
  space: FeedSpace;
  idUser: number;
  viewer: Viewer;
  language: Language;
  idPost: number;
  idParentComment: number | null;
  text: string;
};

/** Writes a comment on a post, or an answer to a comment. The same words twice in one place are refused. */
export const addComment =
  (deps: Deps) =>
  ({ language, text, idParentComment: idParent, ...input }: Input): Promise<FeedComment> =>
    deps.database.inTransaction(async (tx) => {
      const { idPost, idUser, viewer } = input;
      const now = deps.clock.now();
      const post = await requireAnswerable(tx, deps, input);
      if (idParent !== null) await requireComment(tx, deps, { idPost, idParent, idUser });
      await requireTurn(tx, post, { idUser, now });
      // On the page of a talent, their agent writes for them.
      const idMandate = post.acts ? await actsFor(tx, { idUser, idTalent: post.idTalent, now }) : null;
      const written = await tx
        .insertInto('post_comment')
        .values({
          id_post: idPost,
          id_parent: idParent,
          id_author: idUser,
          id_mandate: idMandate,
          text,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!written) return fail('contentExists');
      const idComment = written.id;
      await deps.outbox.append(tx, commentAdded, { idPost, idComment });
      await markPopular(tx, deps, idPost, now);
      const hidden: number[] = [];
      const rows = await readIn(tx)(commentById, { idComment, viewer: idUser, language, now, hidden });
      const [comment] = await showComments(readIn(tx), rows, {
        viewer,
        language,
        now,
        hidden,
        pages: new Map([[post.id, post]]),
      });
      return comment ?? fail('pageNotFound');
    });

/** A visible comment of this post, not an answer. Its lock keeps it from being removed meanwhile. */
const requireComment = async (
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { idPost, idParent, idUser }: { idPost: number; idParent: number; idUser: number },
) => {
  const parent = await tx
    .selectFrom('post_comment')
    .select(['id_author', 'id_parent'])
    .where('id', '=', idParent)
    .where('id_post', '=', idPost)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!parent) return fail('pageNotFound');
  if (parent.id_parent !== null) fail('mandatoryFieldNull', { fields: { idParentComment: 'invalid' } });
  if (parent.id_author !== idUser) await requireNoBlock(tx, deps, idUser, parent.id_author);
};

/** In slow mode everybody waits between two comments but who keeps the page; two tabs take turns. */
const requireTurn = async (tx: Tx, post: PostState, { idUser, now }: { idUser: number; now: Date }) => {
  if (post.slowSeconds === 0 || idUser === post.idTalent || post.isModerator || post.acts) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${post.id} ${idUser}`}, 0))`.execute(tx);
  const latest = await tx
    .selectFrom('post_comment')
    .select('created_at')
    .where('id_post', '=', post.id)
    .where('id_author', '=', idUser)
    .where('created_at', '>', secondsAfter(now, -post.slowSeconds))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!latest) return;
  const from = secondsAfter(latest.created_at, post.slowSeconds).toISOString();
  fail('incompleteRequest', { reason: { kind: 'tooEarly', from } });
};

/** The count is exact here: its row stays locked from the insert to the commit. */
const markPopular = async (tx: Tx, { outbox }: Pick<Deps, 'outbox'>, idPost: number, now: Date) => {
  const popular = await tx
    .updateTable('post')
    .from('post_count as counted')
    .set({ popular_at: now })
    .whereRef('counted.id_post', '=', 'post.id')
    .where('post.id', '=', idPost)
    .where('post.popular_at', 'is', null)
    .where('counted.responses', '>=', feedLimits.popularAt)
    .returning('post.id')
    .executeTakeFirst();
  if (popular) await outbox.append(tx, postPopular, { idPost });
};
