import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { productSoldOut } from '../facts.ts';

/**
 * Tells once that everything is sold: nothing is left and nobody still makes up their mind. The product's row is locked
 * first, so that of two last buyers the second sees the first.
 */
export const announceSoldOut = async (tx: Tx, deps: { clock: Clock; outbox: Outbox }, idProduct: number) => {
  await sql`select from product where id = ${idProduct} for no key update`.execute(tx);
  const { numAffectedRows } = await sql`
    update product p set sold_out_at = ${deps.clock.now()}
    where p.id = ${idProduct} and p.sold_out_at is null
      and not exists (
        select from variation v where v.id_product = p.id and not v.retired and v.stock is distinct from 0)
      and not exists (
        select from stock_hold h join variation v on v.id = h.id_variation
        where v.id_product = p.id and h.state = 'reserved')`.execute(tx);
  if (numAffectedRows) await deps.outbox.append(tx, productSoldOut, { idProduct });
};
