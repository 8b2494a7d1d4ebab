import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import { type Kysely, sql } from 'kysely';
import { query } from '../../platform/database/read.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

type ScoreRow = {
  id: number;
  score: number;
  text: string;
  reply: string | null;
  created_at: Date;
  fan_name: string;
  product_name: string;
};

type Page = { language: Language; size: number; skip: number };

/** Newest first, without removed ones. Shows only the first word of a fan's name. */
const pageBy = (db: Kysely<DB>, arg: Page, column: 'id_talent' | 'id_product', of: number) =>
  db
    .selectFrom((page) =>
      page
        .selectFrom('score')
        .selectAll()
        .where(column, '=', of)
        .where('removed_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(arg.size)
        .offset(arg.skip)
        .as('score'),
    )
    .innerJoin('orders', 'orders.id', 'score.id_order')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .innerJoin('users', 'users.id', 'score.id_buyer')
    .select(['score.id', 'score.score', 'score.text', 'score.reply', 'score.created_at'])
    .select([
      sql<string>`split_part(users.name, ' ', 1)`.as('fan_name'),
      sql<string>`product.name ->> ${arg.language}::text`.as('product_name'),
    ])
    .orderBy('score.id', 'desc');

export const pageOfScores = query<Page & { idTalent: number }, ScoreRow>('page-of-scores', (db, arg) =>
  pageBy(db, arg, 'id_talent', arg.idTalent),
);

export const pageOfProductScores = query<Page & { idProduct: number }, ScoreRow>('page-of-product-scores', (db, arg) =>
  pageBy(db, arg, 'id_product', arg.idProduct),
);

/** From the index alone. */
export const countProductScores = query<{ idProduct: number }, { count: number; average: number | null }>(
  'count-product-scores',
  (db, arg) =>
    db
      .selectFrom('score')
      .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`round(avg(score), 2)::float8`.as('average')])
      .where('id_product', '=', arg.idProduct)
      .where('removed_at', 'is', null),
);

export const countScores = query<{ idTalent: number }, { count: number; average: number | null }>(
  'count-scores',
  (db, arg) =>
    db
      .selectFrom('talent_scores')
      .select([
        sql<number>`coalesce(sum(scores), 0)`.as('count'),
        sql<number | null>`round(sum(points) / nullif(sum(scores), 0), 2)::float8`.as('average'),
      ])
      .where('id_talent', '=', arg.idTalent),
);

export const scoreDto = (row: ScoreRow): Scores['items'][number] => ({
  idScore: row.id,
  score: row.score,
  text: row.text,
  reply: row.reply,
  fanName: row.fan_name,
  productName: row.product_name,
  created: row.created_at.toISOString(),
});
