import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/order';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Asked = { idTalent: number; page: number; size: number; language: Language };

/** What fans said about a talent, the newest first. Of a fan's name the first word is shown. */
export const listScores =
  ({ database }: { database: Database }) =>
  ({ idTalent, page, size, language }: Asked): Promise<Scores> =>
    database.inTransaction(async (tx) => {
      const talent = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', idTalent)
        .where('status', '=', 'ACTIVE')
        .where('role', 'in', ['EXPERT', 'AGENT'])
        .executeTakeFirst();
      if (!talent) return fail('pageNotFound');
      const rows = await tx
        .selectFrom('score')
        .innerJoin('orders', 'orders.id', 'score.id_order')
        .innerJoin('product', 'product.id', 'orders.id_product')
        .innerJoin('users', 'users.id', 'score.id_buyer')
        .select(['score.id', 'score.score', 'score.text', 'score.reply', 'score.created_at'])
        .select([
          sql<string>`split_part(users.name, ' ', 1)`.as('fan_name'),
          sql<string>`product.name ->> ${language}::text`.as('product_name'),
        ])
        .where('score.id_talent', '=', idTalent)
        .where('score.removed_at', 'is', null)
        .orderBy('score.id', 'desc')
        .offset(page * size)
        .limit(size)
        .execute();
      const { count, average } = await tx
        .selectFrom('score')
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          sql<number | null>`round(avg(score), 2)::float8`.as('average'),
        ])
        .where('id_talent', '=', idTalent)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return {
        totalScores: count,
        averageScore: average,
        items: rows.map((row) => ({
          ...{ idScore: row.id, score: row.score, text: row.text, reply: row.reply },
          ...{ fanName: row.fan_name, productName: row.product_name, created: row.created_at.toISOString() },
        })),
        totalPages: Math.ceil(count / size),
        currentPage: page,
      };
    });
