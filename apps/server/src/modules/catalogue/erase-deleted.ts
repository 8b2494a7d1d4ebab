import { limits } from '@stagedoor/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

/** Keeps the rows, which other tables refer to, and erases what their owner wrote. `which` is a condition on `product`. */
export const eraseProducts = async (tx: Tx, which: RawBuilder<boolean>) => {
  const nothing = sql`jsonb_build_object('en', '', 'uk', '', 'ru', '')`;
  const numbered = sql`jsonb_build_object('en', '#' || id, 'uk', '#' || id, 'ru', '#' || id)`;
  await sql`
    update variation set name = null, size = null, cancel_reason = null, retired = true
    where id_product in (select id from product where ${which})`.execute(tx);
  await sql`
    delete from product_picture where id_product in (select id from product where ${which})`.execute(tx);
  await sql`
    update product set shelf = 'INACTIVE', name = ${numbered}, short_about = ${nothing}, about = ${nothing},
      place = case when place is not null then ${nothing} end, id_image = null, secret_content = null,
      pickup_place = null, content_hash = int8send(id)
    where ${which}`.execute(tx);
};

/**
 * Erases products that were deleted long enough ago, unless an order names them. Until then staff can still look into
 * reports about them.
 */
export const eraseDeleted = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> => {
  const before = daysAfter(clock.now(), -limits.products.deletedDays);
  return database.inTransaction((tx) =>
    eraseProducts(
      tx,
      sql`deleted_at <= ${before} and id_lock is null and content_hash <> int8send(id) and not exists (
        select from stock_hold h join variation v on v.id = h.id_variation where v.id_product = product.id)`,
    ),
  );
};
