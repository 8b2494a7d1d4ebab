import { sql } from 'kysely';
import type { SitemapPart, SitemapRange } from '../../../extension-points/sitemap-part.ts';
import { query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';
import { spaces } from '../spaces.ts';

const lastPost = query<Record<never, never>, { id: number }>('last-post', (db) =>
  db.selectFrom('post').select(sql<number>`coalesce(max(id), 0)`.as('id')),
);

const publicPosts = query<SitemapRange, { id: number; changed: Date }>('public-posts', (db, arg) =>
  db
    .selectFrom('post')
    .innerJoin('users', 'users.id', 'post.id_talent')
    .select(['post.id', sql<Date>`coalesce(post.edited_at, post.published_at)`.as('changed')])
    .where('post.id', '>', arg.from)
    .where('post.id', '<=', arg.to)
    .where('post.space', '=', 'feed')
    .where('post.audience', '=', 'everyone')
    .where('post.published_at', 'is not', null)
    .where('post.removed_at', 'is', null)
    .where(isOpen(sql.val(arg.now)))
    .orderBy('post.id')
    .limit(arg.limit),
);

export const sitemapOfPosts: SitemapPart = {
  name: 'posts',
  lastId: async (read) => (await read(lastPost, {}))[0]?.id ?? 0,
  entries: async (read, range) =>
    (await read(publicPosts, range)).map(({ id, changed }) => ({ path: spaces.feed.pathOf(id), changed })),
};
