import type { Tx } from '../platform/database/database.ts';
import { daysAfter, hour } from '../platform/time.ts';
import { createRandom } from './random.ts';
import { insertMandates } from './seed-agents.ts';
import { insertComments } from './seed-comments.ts';
import { type SeededPost, soonAfter } from './seeded-post.ts';
import type { DemoPicture, DemoPost, DemoVideo } from './world/posts/demo-post.ts';
import { communityCategories, communityPosts, orysiaCategories } from './world/posts/orysia.ts';
import { readersOf } from './world/posts/readers.ts';
import { feedPosts } from './world/posts.ts';
import { ownTalent } from './world/staff.ts';
import type { Fan } from './world/types.ts';

/** Of a drawn picture of a post. */
export type PostArt = ReadonlyMap<DemoPicture | DemoVideo, string>;

type Content = {
  title: string;
  text: string;
  idVideo: string | null;
  pictures: readonly string[];
  idFile: null;
  answers: readonly string[] | null;
};
type Deps = {
  now: Date;
  fans: readonly Fan[];
  art: PostArt;
  contentHash: (content: Content) => Buffer;
};

type Space = 'feed' | 'community';
type Placed = { space: Space; nickname: string; post: DemoPost };

/** Three months of feeds, and the community of the demo's own talent. */
export const insertPosts = async (tx: Tx, deps: Deps): Promise<void> => {
  const people = await idsOf(tx, deps.fans);
  const categories = await insertCategories(tx, people.talentId(ownTalent), deps.now);
  await insertVideos(tx, deps);
  const placed: Placed[] = [
    ...Object.entries(feedPosts).flatMap(([nickname, posts]) =>
      posts.map((post) => ({ space: 'feed' as const, nickname, post })),
    ),
    // Only members read it.
    ...communityPosts.map((post) => ({
      space: 'community' as const,
      nickname: ownTalent,
      post: { ...post, audience: 'members' as const },
    })),
  ].toSorted((one, other) => other.post.days - one.post.days);
  const { now } = deps;
  const mandates = await insertMandates(tx, { now, talentId: people.talentId, posts: feedPosts });
  const seeded = await insertRows(tx, { ...deps, people, categories, mandates }, placed);
  await insertPlansAndPictures(tx, deps.art, seeded);
  const published = seeded.filter(({ at }) => at !== null);
  await insertPolls(tx, deps.now, published);
  await insertLikes(tx, deps.now, published);
  await insertComments(tx, deps.now, published, people.talentId);
};

type People = Awaited<ReturnType<typeof idsOf>>;

const idsOf = async (tx: Tx, fans: readonly Fan[]) => {
  const rows = await tx.selectFrom('users').select(['id', 'nickname', 'email']).execute();
  const byNickname = new Map(rows.map(({ id, nickname }) => [nickname, id]));
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return {
    talentId: (nickname: string) => byNickname.get(nickname) ?? missing(nickname),
    fanId: (at: number) => byEmail.get(fans[at]?.email ?? '') ?? missing(`fan ${at}`),
  };
};

const missing = (who: string): never => {
  throw new Error(`the demo world has nobody called ${who}`);
};

const insertCategories = async (tx: Tx, idTalent: number, now: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = [
    ...orysiaCategories.map((name) => ({ space: 'feed' as const, name })),
    ...communityCategories.map((name) => ({ space: 'community' as const, name })),
  ].map((row) => ({ ...row, id_talent: idTalent, created_at: daysAfter(now, -90) }));
  const made = await tx.insertInto('feed_category').values(rows).returning(['id', 'name']).execute();
  return new Map(made.map(({ id, name }) => [name, id]));
};

const insertVideos = async (tx: Tx, { art, now }: Deps) => {
  const videos = Object.values(feedPosts).flatMap((posts) => posts.flatMap(({ video }) => video ?? []));
  const rows = videos.map((video) => ({
    site: video.site,
    id_video: video.idVideo,
    title: video.title,
    id_image: art.get(video) ?? null,
    found: true,
    asked_at: now,
  }));
  await tx.insertInto('video').values(rows).execute();
};

type Lookups = Deps & {
  people: People;
  categories: ReadonlyMap<string, number>;
  /** Of the agent of each talent who has one. */
  mandates: ReadonlyMap<number, number>;
};

const insertRows = async (tx: Tx, deps: Lookups, placed: readonly Placed[]): Promise<(SeededPost & Placed)[]> => {
  const { people, fans } = deps;
  const authorOf = ({ nickname, post }: Placed) =>
    post.fan === undefined ? people.talentId(post.agent ?? nickname) : people.fanId(post.fan);
  const rows = placed.map((each) => rowOf(deps, each, authorOf(each)));
  const ids = await tx.insertInto('post').values(rows).returning('id').execute();
  return placed.map((each, at) => ({
    ...each,
    id: ids[at]?.id ?? 0,
    idAuthor: authorOf(each),
    at: rows[at]?.published_at ?? null,
    readers: readersOf(fans, each.nickname, each.post).map((place) => ({
      id: people.fanId(place),
      language: fans[place]?.language ?? 'en',
    })),
  }));
};

const rowOf = (
  { now, people, categories, mandates, art, contentHash }: Lookups,
  { space, nickname, post }: Placed,
  idAuthor: number,
) => {
  const at = daysAfter(now, -post.days);
  const isWaiting = post.draft === true || at > now;
  const saved = isWaiting ? new Date(now.getTime() - 5 * hour) : at;
  const { title = '', text, video, audience, poll } = post;
  const idTalent = people.talentId(nickname);
  return {
    space,
    id_talent: idTalent,
    id_author: idAuthor,
    id_mandate: post.agent === undefined ? null : (mandates.get(idTalent) ?? null),
    title,
    text,
    audience: audienceOf(audience),
    id_category: post.category === undefined ? null : (categories.get(post.category) ?? null),
    video_site: video?.site ?? null,
    video_id: video?.idVideo ?? null,
    content_hash: contentHash({
      title,
      text,
      idVideo: video?.idVideo ?? null,
      pictures: (post.pictures ?? []).flatMap((picture) => art.get(picture) ?? []),
      idFile: null,
      answers: poll?.answers ?? null,
    }),
    created_at: saved,
    changed_at: saved,
    publish_at: post.draft ? null : at,
    published_at: isWaiting ? null : at,
    pinned_at: post.pinned ? at : null,
  };
};

const audienceOf = (audience: DemoPost['audience']) => {
  if (audience === undefined) return 'everyone' as const;
  return audience === 'members' ? ('members' as const) : ('plans' as const);
};

const insertPlansAndPictures = async (tx: Tx, art: PostArt, seeded: readonly (SeededPost & Placed)[]) => {
  const plans = await tx.selectFrom('membership_plan').select(['id_product', 'id_talent', 'slot']).execute();
  const named = seeded.flatMap(({ id, idAuthor, post }) =>
    (Array.isArray(post.audience) ? (post.audience as readonly number[]) : []).flatMap((place) =>
      plans
        .filter(({ id_talent, slot }) => id_talent === idAuthor && slot === place + 1)
        .map(({ id_product }) => ({ id_post: id, id_plan: id_product, id_talent: idAuthor })),
    ),
  );
  await tx.insertInto('post_plan').values(named).execute();
  const shown = seeded.flatMap(({ id, idAuthor, post }) =>
    (post.pictures ?? []).flatMap((picture, position) => {
      const idImage = art.get(picture);
      return idImage ? [{ id_post: id, position, id_image: idImage, alt: picture.alt, idAuthor, post }] : [];
    }),
  );
  await tx
    .insertInto('post_picture')
    .values(shown.map(({ id_post, position, id_image, alt }) => ({ id_post, position, id_image, alt })))
    .execute();
  for (const { id_image, idAuthor, post } of shown) {
    const seen = { id_owner: idAuthor, is_private: post.audience !== undefined };
    await tx.updateTable('media').set(seen).where('id', '=', id_image).execute();
  }
};

const insertPolls = async (tx: Tx, now: Date, seeded: readonly SeededPost[]) => {
  const random = createRandom('polls');
  for (const { id, post, readers, at } of seeded) {
    if (!post.poll || !at) continue;
    const ends_at = daysAfter(now, -post.poll.ends);
    await tx.insertInto('poll').values({ id_post: id, ends_at }).execute();
    const answers = await tx
      .insertInto('poll_answer')
      .values(post.poll.answers.map((text, position) => ({ id_post: id, position, text })))
      .returning('id')
      .execute();
    const until = Math.min(ends_at.getTime(), now.getTime());
    const votes = random
      .shuffle(readers)
      .slice(0, random.int(20, 70))
      .map((reader) => ({
        id_post: id,
        id_user: reader.id,
        // The first answers are chosen a little more often.
        id_answer: answers[Math.min(random.int(0, answers.length - 1), random.int(0, answers.length))]?.id ?? 0,
        at: new Date(random.between(at.getTime(), until)),
      }));
    await tx.insertInto('poll_vote').values(votes).execute();
  }
};

/** Younger posts have fewer; the demo's own talent has the most. */
const insertLikes = async (tx: Tx, now: Date, seeded: readonly SeededPost[]) => {
  const random = createRandom('likes');
  const rows = seeded.flatMap(({ id, post, readers, at }) => {
    const isOwn = feedPosts[ownTalent]?.includes(post) ?? false;
    const share = post.audience === undefined ? random.between(0.03, 0.2) * (isOwn ? 3 : 1) : random.between(0.4, 1);
    const count = Math.round(readers.length * share * Math.min(1, 0.5 + post.days));
    return random
      .shuffle(readers)
      .slice(0, count)
      .map((reader) => ({ id_post: id, id_user: reader.id, at: soonAfter(random.next(), at ?? now, now) }));
  });
  await tx.insertInto('post_like').values(rows).execute();
};
