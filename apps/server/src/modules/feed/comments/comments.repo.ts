import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { isOpen } from '../../access/index.ts';
import { shownName } from '../posts/posts.repo.ts';

export type CommentRow = {
  id: number;
  idPost: number;
  idParent: number | null;
  idAuthor: number;
  authorName: string;
  authorImage: string | null;
  authorHasProfile: boolean;
  authorIsModerator: boolean;
  byAgent: boolean;
  text: string;
  created: Date;
  likes: number;
  liked: boolean;
  answers: number;
  muted: boolean;
};

/** Nothing is shown of those who are `hidden`, nor what was answered to them. */
type Look = { viewer: number | null; language: Language; now: Date; hidden: number[] };
type Which = RawBuilder<{ id: number }>;

const isThere = sql<boolean>`c.removed_at is null`;
const isShown = ({ hidden }: Pick<Look, 'hidden'>) =>
  sql<boolean>`${isThere} and c.id_author <> all(${hidden}::bigint[])`;
const answersShown = ({ hidden }: Pick<Look, 'hidden'>) => sql<boolean>`not exists (
  select from post_comment answered where answered.id = c.id_parent and answered.id_author = any(${hidden}::bigint[]))`;

/** How many of the answers to a comment are hidden; of comment 0, how many comments on the post. */
const hiddenAnswers = (idPost: RawBuilder<unknown>, idParent: RawBuilder<unknown>, { hidden }: Pick<Look, 'hidden'>) =>
  sql<number>`(select count(*)::int from post_comment c where c.id_post = ${idPost} and c.id_author = any(${hidden}::bigint[])
    and coalesce(c.id_parent, 0) = ${idParent} and ${isThere})`;

/** The latest first. */
export const commentColumns = (db: Kysely<DB>, arg: Look, which: Which) => {
  const viewer = opaqueParam(arg.viewer, 'bigint');
  const now = opaqueParam(arg.now, 'timestamptz');
  return db
    .selectFrom(which.as('page'))
    .innerJoin('post_comment as comment', 'comment.id', 'page.id')
    .innerJoin('post', 'post.id', 'comment.id_post')
    .innerJoin('users as author', 'author.id', 'comment.id_author')
    .leftJoin('talent as author_page', 'author_page.id_user', 'author.id')
    .leftJoin('comment_count as counted', 'counted.id_comment', 'comment.id')
    .select([
      'comment.id',
      'comment.id_post as idPost',
      'comment.id_parent as idParent',
      'comment.id_author as idAuthor',
      'comment.text',
      'comment.created_at as created',
      'author.id_image as authorImage',
    ])
    .select([
      shownName('author', 'author_page.names', sql`${arg.language}::text`).as('authorName'),
      sql<boolean>`author_page.id_user is not null and exists (select from users where users.id = comment.id_author and ${isOpen(now)})`.as(
        'authorHasProfile',
      ),
      sql<boolean>`exists (select from feed_moderator m where m.id_talent = post.id_talent and m.id_user = comment.id_author)`.as(
        'authorIsModerator',
      ),
      sql<boolean>`comment.id_mandate is not null`.as('byAgent'),
      sql<number>`coalesce(counted.likes, 0)`.as('likes'),
      sql<number>`coalesce(counted.answers, 0) - ${hiddenAnswers(sql`comment.id_post`, sql`comment.id`, arg)}`.as(
        'answers',
      ),
      sql<boolean>`exists (select from comment_like l where l.id_comment = comment.id and l.id_user = ${viewer})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from comment_mute m where m.id_comment = comment.id and m.id_user = ${viewer})`.as(
        'muted',
      ),
    ])
    .orderBy('comment.id', 'desc');
};

const rows = (db: Kysely<DB>, arg: Look, which: Which) => commentColumns(db, arg, which).$castTo<CommentRow>();

/** The first page of the comments on each of these posts. */
export const latestComments = query<Look & { posts: number[]; size: number }, CommentRow>(
  'latest-comments',
  (db, arg) =>
    rows(
      db,
      arg,
      sql`(select latest.id from unnest(${arg.posts}::bigint[]) as of (id_post) cross join lateral (
      select c.id from post_comment c where c.id_post = of.id_post and c.id_parent is null and ${isShown(arg)}
      order by c.id desc limit ${arg.size}) latest)`,
    ),
);

/** The latest answers to each of these comments. */
export const latestAnswers = query<Look & { comments: number[]; size: number }, CommentRow>(
  'latest-answers',
  (db, arg) =>
    rows(
      db,
      arg,
      sql`(select latest.id from unnest(${arg.comments}::bigint[]) as of (id_parent) cross join lateral (
      select c.id from post_comment c where c.id_parent = of.id_parent and ${isShown(arg)}
      order by c.id desc limit ${arg.size}) latest)`,
    ),
);

type Page = Look & { idPost: number; size: number; skip: number };

export const pageOfComments = query<Page, CommentRow>('page-of-comments', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select c.id from post_comment c where c.id_post = ${arg.idPost} and c.id_parent is null and ${isShown(arg)}
      order by c.id desc limit ${arg.size} offset ${arg.skip})`,
  ),
);

export const pageOfAnswers = query<Page & { idParent: number }, CommentRow>('page-of-answers', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select c.id from post_comment c where c.id_parent = ${arg.idParent} and c.id_post = ${arg.idPost} and ${isShown(arg)}
        and ${answersShown(arg)}
      order by c.id desc limit ${arg.size} offset ${arg.skip})`,
  ),
);

export const commentById = query<Look & { idComment: number }, CommentRow>('comment-by-id', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select c.id from post_comment c where c.id = ${arg.idComment} and ${isShown(arg)} and ${answersShown(arg)})`,
  ),
);

type Counted = { idPost: number; idParent: number | null; hidden: number[] };

/** How many comments a post has, or how many answers one of its comments. */
export const countComments = query<Counted, { count: number }>('count-comments', (db, arg) =>
  db.selectNoFrom(
    sql<number>`greatest(0, coalesce(case when ${arg.idParent}::bigint is null
        then (select comments from post_count where id_post = ${arg.idPost})
        else (select answers from comment_count join post_comment c on c.id = id_comment
          where id_comment = ${arg.idParent}::bigint and c.id_post = ${arg.idPost} and ${isShown(arg)}) end, 0)
      - ${hiddenAnswers(sql`${arg.idPost}::bigint`, sql`coalesce(${arg.idParent}::bigint, 0)`, arg)})`.as('count'),
  ),
);

type Hidden = { idPost: number; comments: number; responses: number };

/** How many comments, and how many comments and answers, are hidden of each of these posts. */
export const countHidden = query<{ posts: number[]; hidden: number[] }, Hidden>('count-hidden-comments', (db, arg) =>
  db
    .selectFrom(
      sql<{ id_post: number; id_parent: number | null }>`(
        with written as (select c.id, c.id_post, c.id_parent from post_comment c
          where c.id_post = any(${arg.posts}::bigint[]) and c.id_author = any(${arg.hidden}::bigint[]) and ${isThere})
        select * from written
        union
        select c.id, c.id_post, c.id_parent from written join post_comment c on c.id_parent = written.id and ${isThere})`.as(
        'hidden',
      ),
    )
    .select([
      'id_post as idPost',
      sql<number>`count(*) filter (where id_parent is null)::int`.as('comments'),
      sql<number>`count(*)::int`.as('responses'),
    ])
    .groupBy('id_post'),
);

/** The post that a visible comment is under. */
export const postOfComment = query<{ idComment: number; space: FeedSpace }, { idPost: number; idAuthor: number }>(
  'post-of-comment',
  (db, arg) =>
    db
      .selectFrom('post_comment as c')
      .innerJoin('post', 'post.id', 'c.id_post')
      .select(['c.id_post as idPost', 'c.id_author as idAuthor'])
      .where('c.id', '=', arg.idComment)
      .where('post.space', '=', arg.space)
      .where(isThere),
);
