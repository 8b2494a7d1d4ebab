import { sql } from 'kysely';
import { type Query, query, type Read } from '../database/read.ts';

/** Counters over time per talent, maintained by triggers. */
export type SeriesName = 'income' | 'buyers' | 'followers';

/**
 * Sums whole UTC days, from the midnight nearest to one border to the midnight nearest to the next. Quarter-hour rows between
 * a border and its midnight, at most half a day, correct the difference.
 */
const between: Query<{ series: SeriesName; idUser: number; borders: readonly Date[] }, { amount: number }> = query(
  'series-between',
  (db, { series, idUser, borders }) => {
    const counted = sql`from series_count where series = ${series} and id_user = ${idUser}`;
    return db
      .selectFrom(
        sql<{ amount: number }>`(
          select place, edge - next_edge + (select coalesce(sum(amount), 0) ${counted} and span = 'day'
            and begins >= midnight and begins < next_midnight)::bigint as amount
          from (
            select place, midnight, edge, lead(midnight) over by_place as next_midnight, lead(edge) over by_place as next_edge
            from unnest(${borders}::timestamptz[]) with ordinality border (moment, place),
              lateral (select series_day(moment + interval '12 hours') as midnight) nearest,
              lateral (select coalesce(sum(case when moment < midnight then amount else -amount end), 0)::bigint as edge
                ${counted} and span = 'quarter'
                and begins >= least(moment, midnight) and begins < greatest(moment, midnight)) edges
            window by_place as (order by place)
          ) period
          where next_midnight is not null
        )`.as('periods'),
      )
      .select('amount')
      .orderBy(sql`place`);
  },
);

/** The sum in each period between two borders. */
export const seriesBetween = async (
  read: Read,
  args: { series: SeriesName; idUser: number; borders: readonly Date[] },
): Promise<number[]> => (await read(between, args)).map(({ amount }) => amount);
