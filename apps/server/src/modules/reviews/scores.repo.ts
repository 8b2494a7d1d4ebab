import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/order';
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

/** What staff removed neither shows nor counts. */
const standing = (db: Kysely<DB>, idTalent: number) =>
  db.selectFrom('score').where('score.id_talent', '=', idTalent).where('score.removed_at', 'is', null);

type PageOf = { idTalent: number; language: Language; size: number; skip: number };

/** The newest first. Of a fan's name the first word is shown. */
export const pageOfScores = query<PageOf, ScoreRow>('page-of-scores', (db, arg) =>
  standing(db, arg.idTalent)
    .innerJoin('orders', 'orders.id', 'score.id_order')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .innerJoin('users', 'users.id', 'score.id_buyer')
    .select(['score.id', 'score.score', 'score.text', 'score.reply', 'score.created_at'])
    .select([
      sql<string>`split_part(users.name, ' ', 1)`.as('fan_name'),
      sql<string>`product.name ->> ${arg.language}::text`.as('product_name'),
    ])
    .orderBy('score.id', 'desc')
    .limit(arg.size)
    .offset(arg.skip),
);

export const countScores = query<{ idTalent: number }, { count: number; average: number | null }>(
  'count-scores',
  (db, arg) =>
    standing(db, arg.idTalent).select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number | null>`round(avg(score), 2)::float8`.as('average'),
    ]),
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
