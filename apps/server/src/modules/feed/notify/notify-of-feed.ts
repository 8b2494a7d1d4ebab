import { feedLimits } from '@stagedoor/contract/feed-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { blockedAmong } from '../../access/index.ts';
import { seeingOf } from '../access/reading.ts';
import type { Deps } from '../deps.ts';
import { commentAdded, commentLiked, postLiked, postPopular } from '../feed.events.ts';
import { type PostState, postState } from '../posts/posts.repo.ts';
import { feedKinds, kindsOf, subjectTypes } from './feed.kinds.ts';
import { tellReaders } from './tell-readers.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox' | 'notify' | 'notifyAll' | 'memberAccess'>;

/** Who would hear what somebody else did, and in which thread. */
type Listener = { idUser: number; idPartner?: number; idComment?: number | null };

// Of a long thread only the latest are told of an answer.
const threadReaders = 20;

/** The notifications for each domain event of posts and comments. */
export const notifyOfFeed = (deps: UsedDeps) => {
  const { outbox, notify } = deps;
  tellReaders(deps);

  /** Whoever may no longer read it, muted it, or has a block with the one who did it, hears nothing. */
  const hears = async (
    tx: Tx,
    post: PostState,
    { idUser, idPartner, idComment = null }: Listener,
  ): Promise<boolean> => {
    const now = deps.clock.now();
    const [own] = await readIn(tx)(postState, { ...post, idPost: post.id, viewer: idUser, now });
    const [seeing] = own ? await seeingOf(deps, readIn(tx), { idUser, moderates: false }, [own]) : [];
    if (seeing !== 'read' || (await isMuted(tx, { idPost: post.id, idComment, idUser }))) return false;
    const others = idPartner === undefined ? [] : [idPartner];
    return (await blockedAmong(tx, { idUser, others, now })).size === 0;
  };

  const find = async (tx: Tx, idPost: number): Promise<PostState | undefined> => {
    const post = await tx.selectFrom('post').select('space').where('id', '=', idPost).executeTakeFirst();
    if (!post) return undefined;
    const [state] = await readIn(tx)(postState, { idPost, space: post.space, viewer: null, now: deps.clock.now() });
    return state && !state.removed ? state : undefined;
  };

  /** What an agent wrote is the talent's. */
  const ownerOf = ({ byAgent, idTalent, idAuthor }: PostState) => (byAgent ? idTalent : idAuthor);

  const aboutPost = ({ id, space, idTalent }: PostState) => ({
    subject: { type: subjectTypes[space], id },
    idOwner: idTalent,
  });

  outbox.on(commentAdded, async (tx, { idPost, idComment }) => {
    const post = await find(tx, idPost);
    const comment = await findComment(tx, idComment);
    if (!post || !comment) return;
    const { idAuthor: idPartner, idParent } = comment;
    const { newComment, newAnswer } = kindsOf[post.space];
    const told = new Set([idPartner]);
    const tell = async (idUser: number, kind: typeof newComment, groupKey: string) => {
      if (told.has(idUser)) return;
      told.add(idUser);
      if (!(await hears(tx, post, { idUser, idPartner, idComment: idParent }))) return;
      await notify(tx, kind, { ...aboutPost(post), idUser, idPartner, eventKey: `comment ${idComment}`, groupKey });
    };
    if (idParent !== null) {
      for (const idUser of await threadOf(tx, idParent)) await tell(idUser, newAnswer, `thread ${idParent}`);
    }
    await tell(ownerOf(post), newComment, `post ${idPost}`);
  });

  outbox.on(postLiked, async (tx, { idPost, idUser: idPartner }) => {
    const post = await find(tx, idPost);
    if (!post || ownerOf(post) === idPartner || !(await likes(tx, 'post_like', 'id_post', idPost, idPartner))) return;
    if (!(await hears(tx, post, { idUser: ownerOf(post), idPartner }))) return;
    await notify(tx, kindsOf[post.space].likePost, {
      ...aboutPost(post),
      idUser: ownerOf(post),
      idPartner,
      eventKey: `post ${idPost} ${idPartner}`,
      groupKey: `post ${idPost}`,
    });
  });

  outbox.on(commentLiked, async (tx, { idPost, idComment, idUser: idPartner }) => {
    const post = await find(tx, idPost);
    const comment = await findComment(tx, idComment);
    if (!post || !comment || comment.idAuthor === idPartner) return;
    if (!(await likes(tx, 'comment_like', 'id_comment', idComment, idPartner))) return;
    const listener = { idUser: comment.idAuthor, idPartner, idComment: comment.idParent ?? idComment };
    if (!(await hears(tx, post, listener))) return;
    const { likeComment, likeAnswer } = kindsOf[post.space];
    await notify(tx, comment.idParent === null ? likeComment : likeAnswer, {
      ...aboutPost(post),
      idUser: comment.idAuthor,
      idPartner,
      eventKey: `comment ${idComment} ${idPartner}`,
      groupKey: `comment ${idComment}`,
    });
  });

  outbox.on(postPopular, async (tx, { idPost }) => {
    const post = await find(tx, idPost);
    if (!post || !(await hears(tx, post, { idUser: ownerOf(post) }))) return;
    const params = { comments: String(feedLimits.popularAt - 1) };
    await notify(tx, feedKinds.popularPost, {
      ...aboutPost(post),
      idUser: ownerOf(post),
      eventKey: `post ${idPost}`,
      params,
    });
  });
};

const findComment = (tx: Tx, idComment: number) =>
  tx
    .selectFrom('post_comment')
    .select(['id_author as idAuthor', 'id_parent as idParent'])
    .where('id', '=', idComment)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Who began a thread, and the latest who answered in it. */
const threadOf = async (tx: Tx, idParent: number): Promise<number[]> => {
  const { rows } = await sql<{ id_author: number }>`
    select id_author from post_comment where id = ${idParent} and removed_at is null
    union
    select id_author from (select id_author from post_comment where id_parent = ${idParent} and removed_at is null
      order by id desc limit ${threadReaders}) latest`.execute(tx);
  return rows.map((row) => row.id_author);
};

/** Whether the like is still there. */
const likes = async (tx: Tx, table: string, column: string, id: number, idUser: number): Promise<boolean> => {
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(column)} = ${id} and id_user = ${idUser}`.execute(tx);
  return rows.length > 0;
};

type Muted = { idPost: number; idComment: number | null; idUser: number };

const isMuted = async (tx: Tx, { idPost, idComment, idUser }: Muted): Promise<boolean> => {
  const { rows } = await sql`
    select where exists (select from post_mute where id_post = ${idPost} and id_user = ${idUser})
      or exists (select from comment_mute where id_comment = ${idComment}::bigint and id_user = ${idUser})`.execute(tx);
  return rows.length > 0;
};
