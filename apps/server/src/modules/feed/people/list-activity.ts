import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import type { ActivityComment, Post } from '@stagedoor/contract/schemas/feed';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import { openTalent } from '../../access/index.ts';
import { blockedPeople } from '../access/blocked-people.ts';
import { type CommentRow, commentColumns } from '../comments/comments.repo.ts';
import { replyDto } from '../comments/show-comments.ts';
import type { Deps } from '../deps.ts';
import { postsByIds, shownName } from '../posts/posts.repo.ts';
import { showPosts } from '../posts/show-posts.ts';
import type { Viewer } from '../viewer.ts';

type Input = { idUser: number; viewer: Viewer; language: Language; page: number; size: number };
type Page = {
  idUser: number;
  viewer: number | null;
  language: Language;
  now: Date;
  hidden: number[];
  size: number;
  skip: number;
};

type ActivityRow = CommentRow & {
  space: FeedSpace;
  idTalent: number;
  isModerator: boolean;
  acts: boolean;
  ownerName: string;
  title: string;
  postText: string;
  total: number;
};

/** One's own comments, and those of others under posts that everyone can read. */
const commentsBy = query<Page & { own: boolean }, ActivityRow>('comments-by', (db, arg) =>
  commentColumns(
    db,
    arg,
    sql`(select c.id, count(*) over () as total from post_comment c join post on post.id = c.id_post
      where c.id_author = ${arg.idUser} and c.id_author <> all(${arg.hidden}::bigint[]) and c.removed_at is null and post.removed_at is null
        and (${arg.own} or (post.audience = 'everyone' and post.space = 'feed'))
      order by c.id desc limit ${arg.size} offset ${arg.skip})`,
  )
    .innerJoin('users as owner', 'owner.id', 'post.id_talent')
    .leftJoin('talent as owner_page', 'owner_page.id_user', 'owner.id')
    .select(['post.space', 'post.id_talent as idTalent', 'post.title', 'post.text as postText'])
    .select([
      shownName('owner', 'owner_page.names', sql`${arg.language}::text`).as('ownerName'),
      sql<boolean>`false`.as('isModerator'),
      sql<boolean>`false`.as('acts'),
      sql<number>`page.total::int`.as('total'),
    ])
    .$castTo<ActivityRow>(),
);

const excerptLength = 160;

/** What a person wrote under posts: a talent's under public ones, and everything of one's own. */
export const listActivityComments =
  ({ database, clock }: Deps) =>
  async ({ idUser, viewer, language, page, size }: Input) => {
    const now = clock.now();
    const own = viewer.idUser === idUser;
    if (!own && (await database.read(openTalent, { idUser, now })).length === 0) return fail('pageNotFound');
    const rows = await database.read(commentsBy, {
      idUser,
      viewer: viewer.idUser,
      language,
      now,
      hidden: await blockedPeople(database.read, viewer, now),
      own,
      size,
      skip: page * size,
    });
    const items = rows.map(
      (row): ActivityComment => ({
        ...replyDto(viewer, row)(row),
        space: row.space,
        post: {
          idPost: row.idPost,
          idUser: row.idTalent,
          ownerName: row.ownerName,
          title: row.title,
          text: row.postText.slice(0, excerptLength),
        },
      }),
    );
    return { items, totalPages: Math.ceil((rows[0]?.total ?? 0) / size), currentPage: page };
  };

const postsBy = query<{ idUser: number; size: number; skip: number }, { id: number; total: number }>(
  'posts-by',
  (db, arg) =>
    db
      .selectFrom('post')
      .select(['id', sql<number>`count(*) over ()::int`.as('total')])
      .where('id_author', '=', arg.idUser)
      .where('space', '=', 'community')
      .where('published_at', 'is not', null)
      .where('removed_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(arg.size)
      .offset(arg.skip),
);

/** What the caller wrote in communities. Others do not see where somebody is a member. */
export const listActivityPosts =
  (deps: Deps) =>
  async ({
    idUser,
    viewer,
    language,
    page,
    size,
  }: Input): Promise<{ items: Post[]; totalPages: number; currentPage: number }> => {
    if (viewer.idUser !== idUser) return fail('pageNotFound');
    const { read } = deps.database;
    const found = await read(postsBy, { idUser, size, skip: page * size });
    const ids = found.map(({ id }) => id);
    const rows = ids.length > 0 ? await read(postsByIds, { ids, viewer: idUser, language, now: deps.clock.now() }) : [];
    return {
      items: await showPosts(deps)(read, rows, { viewer, language }),
      totalPages: Math.ceil((found[0]?.total ?? 0) / size),
      currentPage: page,
    };
  };
