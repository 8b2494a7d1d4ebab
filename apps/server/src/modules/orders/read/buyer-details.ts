import type { BuyerDetails } from '@stagedoor/contract/schemas/buy';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { OrderFields } from '../order.ts';

/** Older orders are not searched. The index of a buyer's orders has two parts, so the newest of each are read. */
const newest = 20;

/**
 * What the purchase form fills in for a logged-in buyer. Only orders that they placed while logged in count: a
 * guest can buy with any email address, and would otherwise fill in a stranger's form.
 */
export const buyerDetails =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number): Promise<BuyerDetails> =>
    database.inTransaction(async (tx) => {
      const { rows } = await sql<{ fields: OrderFields }>`
        select placed.fields
        from (values (true), (false)) as part (needs_buyer), lateral (
          select o.id, o.fields from orders o
          where o.id_buyer = ${idUser} and o.needs_buyer = part.needs_buyer and o.buyer = 'loggedIn'
          order by o.id desc limit ${newest}) as placed
        order by placed.id desc limit ${newest}`.execute(tx);
      const filled = rows.map(({ fields }) => fields);
      const last = <Value>(pick: (fields: OrderFields) => Value | undefined): Value | null =>
        filled.map(pick).find((value) => value !== undefined) ?? null;
      return {
        fullName: last(({ fullName }) => fullName || undefined),
        phone: last(({ phone }) => (typeof phone === 'string' && phone !== '' ? phone : undefined)),
        delivery: last(({ delivery }) => (delivery?.method === 'pickup' ? undefined : delivery)),
      };
    });
