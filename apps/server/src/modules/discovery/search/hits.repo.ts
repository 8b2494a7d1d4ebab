import { sql } from 'kysely';
import { query, unseen } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';

/** Words side by side: the place, the known word, and how far it is from what was typed. */
type Words = { places: number[]; ids: number[]; far: number[] };
type Asked = Words & { now: Date; size: number };

// How much of the commonest word is looked at. A name has fewer, and nobody reads on.
const depth = 1_000;

const given = ({ places, ids, far }: Words) => sql`
  given as (select * from unnest(
    ${unseen(places, 'int[]')}, ${unseen(ids, 'int[]')}, ${unseen(far, 'int[]')}) as given (place, id, far)),
  asked as (select place, array_agg(id) as ids from given group by place)`;

// Whoever has all the words, beginning with the rarest: the others are only looked up.
export const talentHits = query<Asked, { id: number }>('search-talents', (db, arg) => ({
  compile: () =>
    sql<{ id: number }>`
      with ${given(arg)},
      rarest as (
        select * from asked order by (
          select count(*) from (select from talent_word where id_word = any(asked.ids) limit 300) as few) limit 1),
      found as (
        select distinct hit.id_user, hit.rank
        from rarest cross join lateral unnest(rarest.ids) as word (id)
        cross join lateral (
          select listed.id_user, listed.rank
          from (select id_user, rank from talent_word where id_word = word.id
            order by rank desc, id_user limit ${sql.lit(depth)}) as listed
          join users on users.id = listed.id_user
          where ${isOpen(unseen(arg.now, 'timestamptz'))}
            and not exists (select from asked where asked.place <> rarest.place and not exists (
              select from talent_word w where w.id_user = listed.id_user and w.id_word = any(asked.ids)))
          order by listed.rank desc, listed.id_user limit ${unseen(arg.size, 'bigint')}) as hit)
      select found.id_user as id from found cross join lateral (
        select sum(least) as far from (
          select min(given.far) as least from given join talent_word w on w.id_word = given.id
          where w.id_user = found.id_user group by given.place) as best) as closeness
      order by closeness.far, found.rank desc, found.id_user limit ${unseen(arg.size, 'bigint')}`.compile(db),
}));

export const productHits = query<Asked, { id: number }>('search-products', (db, arg) => ({
  compile: () =>
    sql<{ id: number }>`
      with ${given(arg)},
      rarest as (
        select * from asked order by (
          select count(*) from (select from product_word where id_word = any(asked.ids) limit 300) as few) limit 1),
      found as (
        select distinct hit.id_product
        from rarest cross join lateral unnest(rarest.ids) as word (id)
        cross join lateral (
          select listed.id_product
          from (select id_product from product_word where id_word = word.id
            order by id_product desc limit ${sql.lit(depth)}) as listed
          join product on product.id = listed.id_product and product.shelf = 'ACTIVE'
          join users on users.id = product.id_owner
          where ${isOpen(unseen(arg.now, 'timestamptz'))}
            and not exists (select from asked where asked.place <> rarest.place and not exists (
              select from product_word w where w.id_product = listed.id_product and w.id_word = any(asked.ids)))
          order by listed.id_product desc limit ${unseen(arg.size, 'bigint')}) as hit)
      select found.id_product as id from found cross join lateral (
        select sum(least) as far from (
          select min(given.far) as least from given join product_word w on w.id_word = given.id
          where w.id_product = found.id_product group by given.place) as best) as closeness
      order by closeness.far, found.id_product desc limit ${unseen(arg.size, 'bigint')}`.compile(db),
}));
