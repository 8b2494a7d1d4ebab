import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

export type Stats = {
  followers: number;
  delivered: number;
  on_time: number | null;
  given: number;
  scores: number;
  average: number | null;
};

/** Sums over all that a talent has ever done. */
export const statsOf = query<{ idUser: number }, Stats>('profile-stats', (db, arg) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from follow where id_talent = ${arg.idUser})`.as('followers'),
      sql<number>`(select count(*) from orders where id_talent = ${arg.idUser} and state = 'completed')`.as(
        'delivered',
      ),
      sql<number | null>`(
        select round(100.0 * count(*) filter (where state = 'completed') / nullif(count(*), 0))::int
        from orders where id_talent = ${arg.idUser} and state in ('completed', 'expired'))`.as('on_time'),
      sql<number>`(
        select coalesce(sum(e.amount), 0)::bigint
        from orders o
        join ledger_tx t on t.kind in ('order.fulfilled', 'order.donated') and t.ref = o.id::text
        join ledger_entry e on e.id_tx = t.id
        join ledger_account a on a.id = e.id_account and a.kind = 'charity'
        where o.id_talent = ${arg.idUser} and o.id_fund is not null)`.as('given'),
      sql<number>`(select count(*) from score where id_talent = ${arg.idUser})`.as('scores'),
      sql<number | null>`(select round(avg(score), 2)::float8 from score where id_talent = ${arg.idUser})`.as(
        'average',
      ),
    ])
    .$castTo<Stats>(),
);

export const isFollowing = query<{ idUser: number; idTalent: number }, { id_user: number }>('is-following', (db, arg) =>
  db.selectFrom('follow').select('id_user').where('id_user', '=', arg.idUser).where('id_talent', '=', arg.idTalent),
);

export type ScoreRow = {
  id: number;
  score: number;
  text: string;
  reply: string | null;
  created_at: Date;
  fan_name: string;
  product_name: string;
};

/** Of a fan's name the first word is shown. */
export const lastScore = query<{ idUser: number; language: Language }, ScoreRow>('profile-last-score', (db, arg) =>
  db
    .selectFrom('score')
    .innerJoin('orders', 'orders.id', 'score.id_order')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .innerJoin('users', 'users.id', 'score.id_buyer')
    .select(['score.id', 'score.score', 'score.text', 'score.reply', 'score.created_at'])
    .select([
      sql<string>`split_part(users.name, ' ', 1)`.as('fan_name'),
      sql<string>`product.name ->> ${arg.language}::text`.as('product_name'),
    ])
    .where('score.id_talent', '=', arg.idUser)
    .orderBy('score.id', 'desc')
    .limit(1),
);
