import { sql } from 'kysely';
import type { SitemapPart, SitemapRange } from '../../../extension-points/sitemap-part.ts';
import { query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';

const lastTalent = query<Record<never, never>, { id: number }>('last-talent', (db) =>
  db.selectFrom('talent').select(sql<number>`coalesce(max(id_user), 0)`.as('id')),
);

const openTalents = query<SitemapRange, { id: number; nickname: string | null }>('open-talents', (db, arg) =>
  db
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .select(['users.id', 'users.nickname'])
    .where('talent.id_user', '>', arg.from)
    .where('talent.id_user', '<=', arg.to)
    .where(isOpen(sql.val(arg.now)))
    .orderBy('talent.id_user')
    .limit(arg.limit),
);

export const sitemapOfTalents: SitemapPart = {
  name: 'talents',
  lastId: async (read) => (await read(lastTalent, {}))[0]?.id ?? 0,
  entries: async (read, range) =>
    (await read(openTalents, range)).map(({ id, nickname }) => ({ path: `/${nickname ?? id}`, changed: null })),
};
