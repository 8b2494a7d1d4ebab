import { feedLimits } from '@stagedoor/contract/feed-limits';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { inPages } from '../../../platform/jobs/in-pages.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { daysAfter } from '../../../platform/time.ts';
import { blockedAmong } from '../../access/index.ts';
import { membersOpening } from '../../memberships/index.ts';
import { followersOf } from '../../talents/index.ts';
import { forMembersOf } from '../access/reading.ts';
import type { Deps } from '../deps.ts';
import { postPublished } from '../feed.events.ts';
import { type PostState, postState } from '../posts/posts.repo.ts';
import { feedKinds, kindsOf, subjectTypes } from './feed.kinds.ts';

/** Notifies some pages of a post's readers, then queues itself for the next ones. */
const tellSome = job(
  'feed.tell-readers',
  z.object({ idPost: z.int(), who: z.enum(['followers', 'members']), after: z.int() }),
);
type Payload = z.output<(typeof tellSome)['payload']>;

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox' | 'notifyAll'>;

const atOnce = 500;
const noParams = { en: {}, uk: {}, ru: {} };

/** Notifies those who may read a new post: of a public one the followers and members, of others the members. */
export const tellReaders = (deps: UsedDeps) => {
  const { outbox, jobs } = deps;
  outbox.on(postPublished, async (tx, { idPost }) => {
    const post = await findPost(tx, deps, idPost);
    if (!post) return;
    await jobs.queue(tx, tellSome, { idPost, who: 'members', after: 0 });
    if (post.audience === 'everyone') await jobs.queue(tx, tellSome, { idPost, who: 'followers', after: 0 });
  });
  jobs.handle(tellSome, tellSomeReaders(deps));
};

const findPost = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, idPost: number): Promise<PostState | undefined> => {
  const found = await tx.selectFrom('post').select('space').where('id', '=', idPost).executeTakeFirst();
  if (!found) return undefined;
  const [post] = await readIn(tx)(postState, { idPost, space: found.space, viewer: null, now: clock.now() });
  return post && !post.removed ? post : undefined;
};

const tellSomeReaders =
  (deps: UsedDeps) =>
  async ({ after, ...readers }: Payload): Promise<void> => {
    const next = await inPages(after, (from) => tellPage(deps, { ...readers, after: from }));
    if (next === null) return;
    await deps.database.inTransaction((tx) => deps.jobs.queue(tx, tellSome, { ...readers, after: next }));
  };

/** The last one told; null at the end. */
const tellPage = (deps: UsedDeps, { idPost, who, after }: Payload): Promise<number | null> =>
  deps.database.inTransaction(async (tx) => {
    const now = deps.clock.now();
    const post = await findPost(tx, deps, idPost);
    if (!post) return null;
    const page = { after, most: atOnce };
    const people =
      who === 'followers'
        ? await pageOfFollowers(tx, post.idTalent, page)
        : await membersOpening(readIn(tx), whatMembersRead(post), { ...page, now });
    const others = people.open.filter((idUser) => idUser !== post.idAuthor);
    const readers = await withoutBlock(tx, post, { others, now });
    await tell(tx, deps, post, readers);
    return people.last;
  });

/** Those who have no block with its author nor, where an agent wrote it, with the talent. */
const withoutBlock = async (tx: Tx, post: PostState, { others, now }: { others: readonly number[]; now: Date }) => {
  const writers = post.byAgent ? [post.idAuthor, post.idTalent] : [post.idAuthor];
  let readers = others;
  for (const idUser of writers) {
    const blocked = await blockedAmong(tx, { idUser, others: readers, now });
    readers = readers.filter((reader) => !blocked.has(reader));
  }
  return readers;
};

const pageOfFollowers = async (tx: Tx, idTalent: number, page: { after: number; most: number }) => {
  const open = await followersOf(tx, { idTalent, ...page });
  return { open, last: open.length === page.most ? (open.at(-1) ?? null) : null };
};

const whatMembersRead = (post: PostState) => {
  const what = forMembersOf(post);
  return post.audience === 'everyone' ? { ...what, availableToAllPaid: true } : what;
};

/** Somebody who was away for long is told so instead, once a week. */
const tell = async (tx: Tx, { notifyAll, clock }: UsedDeps, post: PostState, readers: readonly number[]) => {
  if (readers.length === 0) return;
  const away = post.space === 'feed' ? await longAway(tx, readers, clock.now()) : new Set<number>();
  const event = {
    eventKey: `post ${post.id}`,
    subject: { type: subjectTypes[post.space], id: post.id },
    // Readers follow the talent; who wrote it stands above the post.
    idPartner: post.byAgent ? post.idTalent : post.idAuthor,
    idOwner: post.idTalent,
    params: noParams,
  };
  await notifyAll(
    tx,
    kindsOf[post.space].newPost,
    event,
    readers.filter((idUser) => !away.has(idUser)),
  );
  await notifyAll(tx, feedKinds.missYouPost, event, [...away]);
};

/** Those of the readers who were away for a week and have not been told so for a week. */
const longAway = async (tx: Tx, readers: readonly number[], now: Date): Promise<Set<number>> => {
  const since = daysAfter(now, -feedLimits.missedDays);
  const { rows } = await sql<{ id_user: number }>`
    insert into missed_post (id_user, at)
    select id, ${now} from users where id = any(${readers}::bigint[]) and last_seen_at < ${since} order by id
    on conflict (id_user) do update set at = excluded.at where missed_post.at <= ${since}
    returning id_user`.execute(tx);
  return new Set(rows.map(({ id_user }) => id_user));
};
