import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { lockOwnProduct } from './lock-own-product.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

/**
 * Takes a product off sale and out of every list, for good. Orders of it, also those being paid, are not affected; a
 * product that was never ordered is erased later by `erase-deleted`.
 */
export const deleteProduct =
  ({ database, clock }: UsedDeps) =>
  (idOwner: number, idProduct: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      await lockVariations(tx, idOwner, idProduct);
      const { idLock } = await lockOwnProduct(tx, idOwner, idProduct);
      // What staff took off sale stays, so that it cannot be listed again under its old name.
      if (idLock !== null) fail('activityRestricted', { fields: { shelf: 'locked' } });
      await refuseIfGuestsAreExpected(tx, idProduct, now);
      await takeOffSale(tx, idProduct, now);
    });

/** The same for a plan; its module ends what depends on it. */
export const deletePlan =
  ({ clock }: Pick<UsedDeps, 'clock'>) =>
  async (tx: Tx, idOwner: number, idProduct: number): Promise<void> => {
    await lockVariations(tx, idOwner, idProduct);
    await lockOwnProduct(tx, idOwner, idProduct, { isPlan: true });
    await takeOffSale(tx, idProduct, clock.now());
  };

const takeOffSale = async (tx: Tx, idProduct: number, now: Date): Promise<void> => {
  await tx.updateTable('variation').set({ retired: true }).where('id_product', '=', idProduct).execute();
  await tx
    .updateTable('product')
    .set({ shelf: 'INACTIVE', deleted_at: now, updated_at: now })
    .where('id', '=', idProduct)
    .execute();
};

/** Locks them before the product's row, as a sale does. A sale of limited stock waits here and finds them retired. */
const lockVariations = (tx: Tx, idOwner: number, idProduct: number) =>
  tx
    .selectFrom('variation')
    .innerJoin('product', 'product.id', 'id_product')
    .select('variation.id')
    .where('id_product', '=', idProduct)
    .where('id_owner', '=', idOwner)
    .orderBy('variation.id')
    .forNoKeyUpdate('variation')
    .execute();

/** Read after the variations are locked, so that it includes the sale that the lock waited for. */
const refuseIfGuestsAreExpected = async (tx: Tx, idProduct: number, now: Date) => {
  const expected = await tx
    .selectFrom('variation')
    .innerJoin('stock_hold', 'stock_hold.id_variation', 'variation.id')
    .select('variation.id')
    .where('id_product', '=', idProduct)
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .where('state', 'in', ['reserved', 'committed'])
    .limit(1)
    .executeTakeFirst();
  if (expected) fail('incompleteRequest', { reason: { kind: 'guestsExpected' } });
};
