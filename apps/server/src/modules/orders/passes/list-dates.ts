import { type Language, limits } from '@stagedoor/contract/limits';
import type { DateToAttend } from '@stagedoor/contract/schemas/guest';
import { sql } from 'kysely';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

type Row = {
  id: number;
  product: string;
  starts_at: Date;
  time_zone: string;
  tickets: number;
  checked_in: number;
};

/** The talent's dates that guests come to now or later, the next one first, with tickets and check-ins. */
export const listDates =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idTalent: number, language: Language): Promise<DateToAttend[]> => {
    const from = hoursAfter(clock.now(), -limits.events.checkInHours);
    const { rows } = await database.inTransaction((tx) =>
      sql<Row>`
        select v.id, p.name ->> ${language}::text as product, v.starts_at, p.time_zone, sold.tickets, sold.checked_in
        from product p join variation v on v.id_product = p.id, lateral (
          select coalesce(sum(o.quantity), 0)::int as tickets, coalesce(sum(o.checked_in), 0)::int as checked_in
          from orders o where o.id_variation = v.id and o.type in ('EVENT', 'MUSEUM_TOUR')
            and o.state in ('processing', 'completed')) sold
        where p.id_owner = ${idTalent} and p.type in ('EVENT', 'MUSEUM_TOUR')
          and v.starts_at > ${from} and v.cancelled_at is null and (not v.retired or sold.tickets > 0)
        order by v.starts_at, v.id limit ${limits.pages.max}`.execute(tx),
    );
    return rows.map((row) => ({
      idVariation: row.id,
      product: row.product,
      startsAt: row.starts_at.toISOString(),
      timeZone: row.time_zone,
      tickets: row.tickets,
      checkedIn: row.checked_in,
    }));
  };
