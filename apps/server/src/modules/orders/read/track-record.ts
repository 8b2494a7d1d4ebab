import { type Cents, cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';

type Row = { delivered: number; late: number; donated: number };

// Whatever was being worked on when its time ran out is late. A checkout that nobody paid and a proposal that nobody let
// through expire as well, but the talent never had them.
const countOrders = query<{ idTalent: number }, Row>('track-record', (db, arg) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from orders where id_talent = ${arg.idTalent} and state = 'completed')`.as(
        'delivered',
      ),
      sql<number>`(select count(*) from orders o where id_talent = ${arg.idTalent} and state = 'expired'
        and exists (select from order_event e where e.id_order = o.id and e.state = 'processing'))`.as('late'),
      sql<number>`(
        select coalesce(sum(e.amount), 0)::bigint
        from orders o
        join ledger_tx t on t.ref = o.id::text
          and t.kind in ('order.fulfilled', 'order.donated', 'order.reclaimed', 'pack.reclaimed')
        join ledger_entry e on e.id_tx = t.id
        join ledger_account a on a.id = e.id_account and a.kind = 'charity'
        where o.id_talent = ${arg.idTalent} and o.id_fund is not null)`.as('donated'),
    ])
    .$castTo<Row>(),
);

export type TrackRecord = { delivered: number; onTimePercent: number | null; donated: Cents };

/** What a talent has done so far, how much of it in time, and what funds received from it. */
export const trackRecordOf =
  ({ database: { read } }: { database: Pick<Database, 'read'> }) =>
  async (idTalent: number): Promise<TrackRecord> => {
    const [counted] = await read(countOrders, { idTalent });
    const { delivered, late, donated } = counted ?? { delivered: 0, late: 0, donated: 0 };
    const ended = delivered + late;
    return {
      delivered,
      onTimePercent: ended === 0 ? null : Math.round((100 * delivered) / ended),
      donated: cents(donated),
    };
  };
