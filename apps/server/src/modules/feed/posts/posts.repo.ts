import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { haveBlock, isOpen } from '../../access/index.ts';
import { isActing } from '../../agents/index.ts';
import type { Readable } from '../access/reading.ts';

export type PostRow = Readable & {
  id: number;
  authorIsModerator: boolean;
  ownerName: string;
  authorName: string;
  authorImage: string | null;
  authorHasProfile: boolean;
  title: string;
  text: string;
  pictures: { idImage: string; alt: string }[];
  idFile: string | null;
  fileKind: 'VIDEO' | 'AUDIO' | null;
  video: { site: 'YOUTUBE' | 'VIMEO'; idVideo: string; title: string; idImage: string | null } | null;
  poll: { ends: string; answers: { idAnswer: number; text: string; votes: number }[]; chosen: number | null } | null;
  category: { idCategory: number; name: string } | null;
  published: Date;
  edited: Date | null;
  pinned: boolean;
  slowSeconds: number;
  likes: number;
  liked: boolean;
  responses: number;
  comments: number;
  muted: boolean;
};

/** As numbers, which an array of bigints would not be. */
export const plansOf = sql<number[]>`case when post.audience = 'plans' then (
  select coalesce(jsonb_agg(id_plan), '[]') from post_plan where id_post = post.id) else '[]' end`;

const isListed = sql<boolean>`post.published_at is not null and post.removed_at is null`;

/** Members do not read each other across a block; whoever reads a page reads its owner and their agent. */
const authorIsBlocked = (viewer: Expression<number | null>, now: Expression<Date>) =>
  sql<boolean>`(post.space = 'community' and post.id_author <> post.id_talent
    and post.id_mandate is null and ${haveBlock(sql<number>`post.id_author`, viewer, now)})`;

/** As the page of a talent names them, and everyone else as they registered. */
export const shownName = (person: 'owner' | 'author', talent: string, language: Expression<string>) =>
  sql<string>`coalesce(${sql.ref(talent)} ->> ${language}, ${sql.ref(`${person}.name`)})`;

type Look = { viewer: number | null; language: Language; now: Date };

/** What the viewer is on the page of a post, and as whom its author wrote it. */
const roles = (viewer: Expression<number | null>, now: Expression<Date>) =>
  [
    sql<boolean>`exists (select from users where users.id = post.id_talent and ${isOpen(now)})`.as('talentOpen'),
    sql<boolean>`exists (select from feed_moderator m where m.id_talent = post.id_talent and m.id_user = ${viewer})`.as(
      'isModerator',
    ),
    authorIsBlocked(viewer, now).as('authorIsBlocked'),
    sql<boolean>`post.id_mandate is not null`.as('byAgent'),
    isActing({ idUser: viewer, idTalent: sql.ref<number>('post.id_talent'), now }).as('acts'),
  ] as const;

type Page = RawBuilder<{ id: number; place: number }>;

/** Begins with the page: of so many tables the planner joins the first ones first. */
const rows = (db: Kysely<DB>, arg: Look, page: Page) => {
  const viewer = opaqueParam(arg.viewer, 'bigint');
  const language = sql<string>`${arg.language}::text`;
  const now = opaqueParam(arg.now, 'timestamptz');
  return db
    .selectFrom(page.as('page'))
    .innerJoin('post', 'post.id', 'page.id')
    .innerJoin('users as owner', 'owner.id', 'post.id_talent')
    .innerJoin('users as author', 'author.id', 'post.id_author')
    .leftJoin('talent as owner_page', 'owner_page.id_user', 'owner.id')
    .leftJoin('talent as author_page', 'author_page.id_user', 'author.id')
    .leftJoin('post_count as counted', 'counted.id_post', 'post.id')
    .leftJoin('video', (join) =>
      join.onRef('video.site', '=', 'post.video_site').onRef('video.id_video', '=', 'post.video_id'),
    )
    .leftJoin('feed_category as category', 'category.id', 'post.id_category')
    .select([
      'post.id',
      'post.space',
      'post.id_talent as idTalent',
      'post.id_author as idAuthor',
      'post.audience',
      'post.title',
      'post.text',
      'post.id_file as idFile',
      'post.published_at as published',
      'post.edited_at as edited',
      'post.slow_seconds as slowSeconds',
      'author.id_image as authorImage',
    ])
    .select([
      shownName('owner', 'owner_page.names', language).as('ownerName'),
      shownName('author', 'author_page.names', language).as('authorName'),
      ...roles(viewer, now),
      sql<boolean>`exists (select from users where users.id = post.id_author and ${isOpen(now)})`.as(
        'authorHasProfile',
      ),
      sql<boolean>`exists (select from feed_moderator m where m.id_talent = post.id_talent and m.id_user = post.id_author)`.as(
        'authorIsModerator',
      ),
      plansOf.as('plans'),
      sql<
        PostRow['pictures']
      >`coalesce((select jsonb_agg(jsonb_build_object('idImage', id_image, 'alt', alt) order by position)
        from post_picture where id_post = post.id), '[]')`.as('pictures'),
      sql<PostRow['fileKind']>`post.file_kind`.as('fileKind'),
      sql<PostRow['video']>`case when video.site is not null then jsonb_build_object('site', video.site,
        'idVideo', video.id_video, 'title', video.title, 'idImage', video.id_image) end`.as('video'),
      sql<PostRow['poll']>`(select jsonb_build_object('ends', poll.ends_at, 'answers', (
          select jsonb_agg(jsonb_build_object('idAnswer', a.id, 'text', a.text, 'votes', a.votes) order by a.position)
          from poll_answer a where a.id_post = poll.id_post),
        'chosen', (select v.id_answer from poll_vote v where v.id_post = poll.id_post and v.id_user = ${viewer}))
        from poll where poll.id_post = post.id)`.as('poll'),
      sql<PostRow['category']>`case when category.id is not null
        then jsonb_build_object('idCategory', category.id, 'name', category.name) end`.as('category'),
      sql<boolean>`post.pinned_at is not null`.as('pinned'),
      sql<number>`coalesce(counted.likes, 0)`.as('likes'),
      sql<number>`coalesce(counted.responses, 0)`.as('responses'),
      sql<number>`coalesce(counted.comments, 0)`.as('comments'),
      sql<boolean>`exists (select from post_like l where l.id_post = post.id and l.id_user = ${viewer})`.as('liked'),
      sql<boolean>`exists (select from post_mute m where m.id_post = post.id and m.id_user = ${viewer})`.as('muted'),
    ]);
};

const inOrder = (page: Page, db: Kysely<DB>, arg: Look) => rows(db, arg, page).orderBy('page.place').$castTo<PostRow>();

type OfTalent = Look & { space: FeedSpace; idTalent: number; size: number; skip: number };

/** A page of a talent's posts: the pinned one first, then the latest. */
export const pageOfPosts = query<OfTalent, PostRow>('page-of-posts', (db, arg) => {
  const of = sql`post.id_talent = ${opaqueParam(arg.idTalent, 'bigint')} and post.space = ${arg.space}::feed_space`;
  const size = opaqueParam(arg.size, 'bigint');
  const skip = opaqueParam(arg.skip, 'bigint');
  return inOrder(
    sql`(select id, row_number() over (order by pinned desc, published_at desc, id desc) as place from (
      select id, published_at, true as pinned from post where ${of} and pinned_at is not null
      union all
      (select id, published_at, false from post where ${of} and ${isListed} and pinned_at is null
        order by published_at desc, id desc limit ${size} + ${skip})) listed
      order by pinned desc, published_at desc, id desc limit ${size} offset ${skip})`,
    db,
    arg,
  );
});

/** The same for one category, the latest first. */
export const pageOfCategory = query<Omit<OfTalent, 'idTalent' | 'space'> & { idCategory: number }, PostRow>(
  'page-of-category',
  (db, arg) =>
    inOrder(
      sql`(select id, row_number() over (order by published_at desc, id desc) as place from post
        where post.id_category = ${opaqueParam(arg.idCategory, 'bigint')} and ${isListed}
        order by published_at desc, id desc limit ${arg.size} offset ${arg.skip})`,
      db,
      arg,
    ),
);

export const countPosts = query<{ space: FeedSpace; idTalent: number }, { count: number }>('count-posts', (db, arg) =>
  db
    .selectFrom('post')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id_talent', '=', arg.idTalent)
    .where('space', '=', arg.space)
    .where(isListed),
);

/** Of a category of this talent; none for a foreign one. */
export const countCategory = query<{ space: FeedSpace; idTalent: number; idCategory: number }, { count: number }>(
  'count-category',
  (db, arg) =>
    db
      .selectFrom('feed_category')
      .select(
        sql<number>`(select count(*)::int from post where post.id_category = feed_category.id and ${isListed})`.as(
          'count',
        ),
      )
      .where('id', '=', arg.idCategory)
      .where('id_talent', '=', arg.idTalent)
      .where('space', '=', arg.space),
);

/** Published posts, in the given order. */
export const postsByIds = query<Look & { ids: number[] }, PostRow>('posts-by-ids', (db, arg) =>
  inOrder(
    sql`(select post.id, given.place from unnest(${arg.ids}::bigint[]) with ordinality as given (id, place)
      join post on post.id = given.id where ${isListed})`,
    db,
    arg,
  ),
);

type Before = { idUser: number; at: Date | null; id: number | null; size: number };

/** The latest posts of the talents whom a user follows, of each as many as the page may need. */
export const followedPosts = query<Before & { now: Date }, { id: number; published_at: Date }>(
  'followed-posts',
  (db, arg) =>
    db
      .selectFrom('follow')
      .innerJoin('users', 'users.id', 'follow.id_talent')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('post')
            .select(['post.id', 'post.published_at'])
            .whereRef('post.id_talent', '=', 'follow.id_talent')
            .where('post.space', '=', 'feed')
            .where(isListed)
            .where(
              sql<boolean>`(${arg.at}::timestamptz is null or (post.published_at, post.id) < (${arg.at}::timestamptz, ${arg.id}::bigint))`,
            )
            .orderBy('post.published_at', 'desc')
            .orderBy('post.id', 'desc')
            .limit(arg.size)
            .as('latest'),
        (join) => join.onTrue(),
      )
      .select(['latest.id', 'latest.published_at'])
      .where('follow.id_user', '=', arg.idUser)
      .where(isOpen(sql.val(arg.now)))
      .orderBy('latest.published_at', 'desc')
      .orderBy('latest.id', 'desc')
      .limit(arg.size)
      .$castTo<{ id: number; published_at: Date }>(),
);

export type PostState = Readable & {
  id: number;
  removed: boolean;
  published: boolean;
  slowSeconds: number;
  /** Whether the viewer may not write on this page now. */
  isRestricted: boolean;
};

/** What decides what may be done with a post; with or without it being published. */
export const postState = query<{ idPost: number; space: FeedSpace; viewer: number | null; now: Date }, PostState>(
  'post-state',
  (db, arg) => {
    const viewer = opaqueParam(arg.viewer, 'bigint');
    const now = opaqueParam(arg.now, 'timestamptz');
    return db
      .selectFrom('post')
      .select([
        'post.id',
        'post.space',
        'post.id_talent as idTalent',
        'post.id_author as idAuthor',
        'post.audience',
        'post.slow_seconds as slowSeconds',
      ])
      .select([
        ...roles(viewer, now),
        plansOf.as('plans'),
        sql<boolean>`post.removed_at is not null`.as('removed'),
        sql<boolean>`post.published_at is not null`.as('published'),
        sql<boolean>`exists (select from feed_restriction r where r.id_talent = post.id_talent and r.id_user = ${viewer}
          and (r.until is null or r.until > ${now}))`.as('isRestricted'),
      ])
      .where('post.id', '=', arg.idPost)
      .where('post.space', '=', arg.space)
      .$castTo<PostState>();
  },
);
