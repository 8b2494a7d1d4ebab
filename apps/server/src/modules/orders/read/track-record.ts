import { type Cents, cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';

type Row = { completed: number; late: number; donated: number };

const recordOf = query<{ idTalent: number }, Row>('track-record', (db, arg) =>
  db
    .selectFrom('talent_record')
    .select([
      sql<number>`coalesce(sum(completed), 0)`.as('completed'),
      sql<number>`coalesce(sum(late), 0)`.as('late'),
      sql<number>`coalesce(sum(donated), 0)::bigint`.as('donated'),
    ])
    .where('id_talent', '=', arg.idTalent),
);

export type TrackRecord = { delivered: number; onTimePercent: number | null; donated: Cents };

/** What a talent has done so far, how much of it in time, and what funds received from it. */
export const trackRecordOf =
  ({ database: { read } }: { database: Pick<Database, 'read'> }) =>
  async (idTalent: number): Promise<TrackRecord> => {
    const [counted] = await read(recordOf, { idTalent });
    const { completed: delivered, late, donated } = counted ?? { completed: 0, late: 0, donated: 0 };
    const ended = delivered + late;
    return {
      delivered,
      onTimePercent: ended === 0 ? null : Math.round((100 * delivered) / ended),
      donated: cents(donated),
    };
  };
