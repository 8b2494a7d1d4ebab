import { fail } from '@stagedoor/contract/errors';
import type { GuestList } from '@stagedoor/contract/schemas/guest';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/page-of.ts';
import type { Deps } from '../deps.ts';
import { guestNameOf } from './pass.ts';

type Input = { idVariation: number; search: string; page: number; size: number };
type Row = {
  id_order: number;
  number: number;
  quantity: number;
  guest_name: string | null;
  buyer: string;
  checked_in_at: Date | null;
};
type Counts = { found: number; tickets: number; checked_in: number };

/** The guests of one of the talent's dates by name, and how many of them are in. */
export const listGuests =
  ({ database }: Pick<Deps, 'database'>) =>
  (idTalent: number, { idVariation, search, page, size }: Input): Promise<GuestList> =>
    database.inTransaction(async (tx) => {
      await requireOwnDate(tx, idTalent, idVariation);
      const guests = guestsOf(idVariation);
      const isFound = sql<boolean>`position(lower(${search}) in lower(concat_ws(' ', guest_name, buyer))) > 0`;
      const { rows } = await sql<Row>`
        select * from (${guests}) guests where ${isFound}
        order by lower(coalesce(guest_name, buyer)), id_order, number limit ${size} offset ${page * size}`.execute(tx);
      const { rows: counts } = await sql<Counts>`
        select count(*) filter (where ${isFound})::int as found, count(*)::int as tickets,
          count(checked_in_at)::int as checked_in from (${guests}) guests`.execute(tx);
      const { found = 0, tickets = 0, checked_in: checkedIn = 0 } = counts[0] ?? {};
      return { ...pageOf(rows.map(guestDto), found, { page, size }), tickets, checkedIn };
    });

const requireOwnDate = async (tx: Tx, idOwner: number, idVariation: number): Promise<void> => {
  const date = await tx
    .selectFrom('variation')
    .innerJoin('product', 'product.id', 'id_product')
    .select('variation.id')
    .where('variation.id', '=', idVariation)
    .where('id_owner', '=', idOwner)
    .where('starts_at', 'is not', null)
    .executeTakeFirst();
  if (!date) fail('pageNotFound');
};

/** Only valid passes: those of cancelled and refunded orders admit nobody. */
const guestsOf = (idVariation: number) => sql`
  select p.id_order, p.number, o.quantity, p.guest_name, p.checked_in_at,
    coalesce(nullif(o.fields ->> 'fullName', ''), u.name) as buyer
  from orders o join order_pass p on p.id_order = o.id join users u on u.id = o.id_buyer
  where o.id_variation = ${idVariation} and o.type in ('EVENT', 'MUSEUM_TOUR')
    and o.state in ('processing', 'completed')`;

const guestDto = ({ id_order, number, quantity, guest_name: guestName, buyer, checked_in_at }: Row) => ({
  idOrder: id_order,
  number,
  of: quantity,
  name: guestNameOf({ number, guestName }, buyer),
  buyer,
  checkedInAt: checked_in_at?.toISOString() ?? null,
});
