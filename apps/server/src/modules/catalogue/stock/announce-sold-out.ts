import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { productSoldOut } from '../catalogue.events.ts';

/**
 * Publishes once that everything is sold: no stock is left and no hold is open. Locks the product's row first, so that
 * of two last buyers the second sees the first.
 */
export const announceSoldOut = async (tx: Tx, deps: { clock: Clock; outbox: Outbox }, idProduct: number) => {
  await sql`select from product where id = ${idProduct} for no key update`.execute(tx);
  const { numAffectedRows } = await sql`
    update product p set sold_out_at = ${deps.clock.now()}
    where p.id = ${idProduct} and p.sold_out_at is null and p.deleted_at is null
      and not exists (
        select from variation v
        where v.id_product = p.id and not v.retired and v.cancelled_at is null and v.stock is distinct from 0)
      and not exists (
        select from stock_hold h join variation v on v.id = h.id_variation
        where v.id_product = p.id and h.state = 'reserved')`.execute(tx);
  if (numAffectedRows) await deps.outbox.append(tx, productSoldOut, { idProduct });
};
