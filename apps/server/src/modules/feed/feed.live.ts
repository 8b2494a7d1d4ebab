import {
  commentAdded as commentAddedLive,
  commentRemoved as commentRemovedLive,
  communityTopic,
  feedTopic,
  postChanged as postChangedLive,
  postPublished as postPublishedLive,
  postTopic,
} from '@stagedoor/contract/live/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import { openTalent } from '../access/index.ts';
import { mandateEnded } from '../agents/index.ts';
import { agreementEnded, findAgreement } from '../recurring/index.ts';
import { isInCommunity } from './access/is-in-community.ts';
import { seeingOf } from './access/reading.ts';
import type { Deps } from './deps.ts';
import {
  commentAdded,
  commentLiked,
  commentRemoved,
  postChanged,
  postLiked,
  postPublished,
  postRemoved,
} from './feed.events.ts';
import { postState } from './posts/posts.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live' | 'outbox' | 'memberAccess'>;

const spaceOf = query<{ idPost: number }, { space: 'feed' | 'community' }>('space-of-post', (db, arg) =>
  db.selectFrom('post').select('space').where('id', '=', arg.idPost),
);

/** Live events of posts. They carry ids and counts; what was written is read through the API, which asks who may. */
export const feedLive = (deps: UsedDeps) => {
  const { live, outbox } = deps;
  const { read } = deps.database;

  live.topic(postTopic, async ({ idUser }, idPost) => {
    const [found] = await read(spaceOf, { idPost });
    if (!found) return false;
    const [post] = await read(postState, { idPost, space: found.space, viewer: idUser, now: deps.clock.now() });
    if (!post?.published || post.removed) return false;
    const [seeing] = await seeingOf(deps, read, { idUser, moderates: false }, [post]);
    return seeing === 'read';
  });
  live.topic(
    feedTopic,
    async ({ idUser }, idTalent) =>
      idUser === idTalent || (await read(openTalent, { idUser: idTalent, now: deps.clock.now() })).length > 0,
  );
  live.topic(communityTopic, ({ idUser }, idTalent) => isInCommunity(deps)(idUser, idTalent));

  const countsOf = async (tx: Tx, idPost: number) => {
    const { rows } = await sql<{ likes: number; totalResponses: number }>`
      select likes, responses as "totalResponses" from post_count where id_post = ${idPost}`.execute(tx);
    return rows[0] ?? { likes: 0, totalResponses: 0 };
  };
  const publishCounts = async (tx: Tx, { idPost }: { idPost: number }) =>
    live.publish(tx, postTopic, idPost, postChangedLive, await countsOf(tx, idPost));

  outbox.on(postLiked, publishCounts);
  outbox.on(commentLiked, (tx, { idPost }) => live.publish(tx, postTopic, idPost, postChangedLive));
  outbox.on(postChanged, (tx, { idPost }) => live.publish(tx, postTopic, idPost, postChangedLive));
  outbox.on(postRemoved, (tx, { idPost }) => live.recheck(tx, postTopic, idPost));
  outbox.on(commentAdded, async (tx, { idPost, idComment }) => {
    const comment = await commentOf(tx, idComment);
    if (comment) await live.publish(tx, postTopic, idPost, commentAddedLive, { idComment, ...comment });
    await publishCounts(tx, { idPost });
  });
  outbox.on(commentRemoved, async (tx, { idPost, idComment }) => {
    const comment = await commentOf(tx, idComment);
    const idParentComment = comment?.idParentComment ?? null;
    await live.publish(tx, postTopic, idPost, commentRemovedLive, { idComment, idParentComment });
    await publishCounts(tx, { idPost });
  });
  outbox.on(postPublished, async (tx, { idPost }) => {
    const post = await tx.selectFrom('post').select(['space', 'id_talent']).where('id', '=', idPost).executeTakeFirst();
    const topic = post?.space === 'community' ? communityTopic : feedTopic;
    if (post) await live.publish(tx, topic, post.id_talent, postPublishedLive, { idPost });
  });
  outbox.on(agreementEnded, async (tx, { idAgreement, kind }) => {
    if (kind !== 'membership') return;
    const { id_talent, id_user } = await findAgreement(tx, idAgreement);
    await live.recheck(tx, communityTopic, id_talent, id_user);
  });
  outbox.on(mandateEnded, (tx, { idAgent, idTalent }) => live.recheck(tx, communityTopic, idTalent, idAgent));
};

const commentOf = (tx: Tx, idComment: number) =>
  tx
    .selectFrom('post_comment')
    .select(['id_parent as idParentComment', 'id_author as idAuthor'])
    .where('id', '=', idComment)
    .executeTakeFirst();
