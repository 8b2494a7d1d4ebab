import { sql } from 'kysely';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

type Times = { cases: number; firstAnswerMinutes: number | null; resolutionMinutes: number | null };

const median = (what: string) =>
  sql`round(percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(what)} - opened_at)) / 60)::int`;

/** How fast support was in the last 30 days: half of the cases took longer. */
export const showSupportTimes =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (): Promise<Times> =>
    database.inTransaction(async (tx) => {
      const { rows } = await sql<Times>`
        select count(*)::int as cases, ${median('first_answered_at')} as "firstAnswerMinutes",
          ${median('closed_at')} as "resolutionMinutes"
        from support_case where opened_at > ${daysAfter(clock.now(), -30)}`.execute(tx);
      return rows[0] ?? { cases: 0, firstAnswerMinutes: null, resolutionMinutes: null };
    });
