import { type Cents, cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';

type Row = { completed: number; missed: number; donated: number };

const recordOf = query<{ idTalent: number }, Row>('track-record', (db, arg) =>
  db
    .selectFrom('talent_record')
    .select([
      sql<number>`coalesce(sum(completed), 0)`.as('completed'),
      sql<number>`coalesce(sum(late + declined), 0)`.as('missed'),
      sql<number>`coalesce(sum(donated), 0)::bigint`.as('donated'),
    ])
    .where('id_talent', '=', arg.idTalent),
);

export type TrackRecord = { delivered: number; onTimePercent: number | null; donated: Cents };

/**
 * A talent's completed orders, how many of a hundred they delivered on time, and the total of donations. An order that they
 * declined was not delivered on time either.
 */
export const trackRecordOf =
  ({ database: { read } }: { database: Pick<Database, 'read'> }) =>
  async (idTalent: number): Promise<TrackRecord> => {
    const [counted] = await read(recordOf, { idTalent });
    const { completed: delivered, missed, donated } = counted ?? { completed: 0, missed: 0, donated: 0 };
    const ended = delivered + missed;
    return {
      delivered,
      onTimePercent: ended === 0 ? null : Math.round((100 * delivered) / ended),
      donated: cents(donated),
    };
  };
