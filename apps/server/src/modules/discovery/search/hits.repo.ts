import { sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';

/** Parallel arrays: position in the query, id of the known word, and its distance. */
type Words = { places: number[]; ids: number[]; far: number[] };
type Params = Words & { now: Date; size: number };
/** `byName` finds talents by the words of their names only. */
type TalentParams = Params & { byName: boolean };

// How many hits of the commonest word are examined. Names have fewer, and users do not read further.
const depth = 1_000;

const given = ({ places, ids, far }: Words) => sql`
  given as (select * from unnest(
    ${opaqueParam(places, 'int[]')}, ${opaqueParam(ids, 'int[]')}, ${opaqueParam(far, 'int[]')}) as given (place, id, far)),
  asked as (select place, array_agg(id) as ids from given group by place)`;

// Finds talents who have all the words, starting with the rarest: the others are only looked up. Of equally close words, one in a
// name comes before one that says what the talent does or where they are from; both come before an unfinished word.
export const talentHits = query<TalentParams, { id: number }>('search-talents', (db, arg) => ({
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
          from (select id_user, in_name, rank from talent_word where id_word = word.id
            order by in_name desc, rank desc, id_user limit ${sql.lit(depth)}) as listed
          join users on users.id = listed.id_user
          where ${isOpen(opaqueParam(arg.now, 'timestamptz'))}
            and listed.in_name >= ${opaqueParam(arg.byName, 'boolean')}
            and not exists (select from asked where asked.place <> rarest.place and not exists (
              select from talent_word w where w.id_user = listed.id_user and w.id_word = any(asked.ids)
                and w.in_name >= ${opaqueParam(arg.byName, 'boolean')}))
          order by listed.in_name desc, listed.rank desc, listed.id_user limit ${opaqueParam(arg.size, 'bigint')}) as hit)
      select found.id_user as id from found cross join lateral (
        select sum(least) as far from (
          select min(2 * given.far + (not w.in_name)::int) as least from given join talent_word w on w.id_word = given.id
          where w.id_user = found.id_user group by given.place) as best) as closeness
      order by closeness.far, found.rank desc, found.id_user limit ${opaqueParam(arg.size, 'bigint')}`.compile(db),
}));

// A word of the name comes before an equally close one of the description or the kind of product. Nothing that is over is found.
export const productHits = query<Params, { id: number }>('search-products', (db, arg) => ({
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
            and product.type not in ('SUBSCRIPTION', 'DONATION', 'AUCTION')
            and product.open_until > ${opaqueParam(arg.now, 'timestamptz')}
          join users on users.id = product.id_owner
          where ${isOpen(opaqueParam(arg.now, 'timestamptz'))}
            and not exists (select from asked where asked.place <> rarest.place and not exists (
              select from product_word w where w.id_product = listed.id_product and w.id_word = any(asked.ids)))
          order by listed.id_product desc limit ${opaqueParam(arg.size, 'bigint')}) as hit)
      select found.id_product as id from found cross join lateral (
        select sum(least) as far from (
          select min(2 * given.far + (not w.in_name)::int) as least from given join product_word w on w.id_word = given.id
          where w.id_product = found.id_product group by given.place) as best) as closeness
      order by closeness.far, found.id_product desc limit ${opaqueParam(arg.size, 'bigint')}`.compile(db),
}));
