import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { MembersByMonth } from '@stagedoor/contract/schemas/membership';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { dayIn, isoDay, lastMonths, startOfDay } from '../../platform/time-zone.ts';
import { paidOut } from '../orders/index.ts';
import type { Deps } from './deps.ts';

/** Months are those of the talent's time zone. */
export const showMembersByMonth =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idTalent: number, timeZone: string): Promise<MembersByMonth> =>
    database.inTransaction(async (tx) => {
      const days = lastMonths(dayIn(clock.now(), timeZone), limits.memberships.chartMonths);
      const borders = days.map((day) => startOfDay(day, timeZone));
      const counts = await countByMonth(tx, idTalent, borders);
      const of = (what: Count['what'], n: number) =>
        counts.find((count) => count.what === what && count.month === n + 1)?.amount ?? 0;
      return {
        members: await countMembers(tx, idTalent),
        months: days.slice(0, -1).map((day, n) => ({
          from: isoDay(day),
          joined: of('joined', n),
          left: of('left', n),
          income: cents(of('income', n)),
        })),
      };
    });

/** `month`: counted from 1, as between the borders. */
type Count = { what: 'joined' | 'left' | 'income'; month: number; amount: number };

/** Income is what the talent earned by plans, less what was refunded. */
const countByMonth = async (tx: Tx, idTalent: number, borders: readonly Date[]): Promise<Count[]> => {
  const month = (moment: string) => sql`width_bucket(${sql.ref(moment)}, ${borders}::timestamptz[])`;
  const own = sql`a.id_talent = ${idTalent} and a.kind = 'membership' and a.anchor is not null`;
  const [from] = borders;
  const { rows } = await sql<Count>`
    select 'joined' as what, ${month('a.created_at')} as month, count(*)::bigint as amount
      from recurring_agreement a where ${own} and a.created_at >= ${from} group by 2
    union all
    select 'left', ${month('a.ended_at')}, count(*)
      from recurring_agreement a where ${own} and a.ended_at >= ${from} group by 2
    union all
    select 'income', ${month('e.earned_at')}, sum(e.amount)::bigint
      from recurring_agreement a join recurring_period p on p.id_agreement = a.id and p.state = 'paid'
      join earning e on e.kind = ${paidOut} and e.ref = p.id_order::text and e.id_user = a.id_talent
      where ${own} and e.taken_back_at is null and e.earned_at >= ${from} group by 2`.execute(tx);
  return rows;
};

const countMembers = async (tx: Tx, idTalent: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('recurring_agreement')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'membership')
    .where('id_talent', '=', idTalent)
    .where('state', 'in', ['active', 'retrying', 'stopping'])
    .executeTakeFirstOrThrow();
  return count;
};
