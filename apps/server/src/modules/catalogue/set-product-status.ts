import { fail } from '@stagedoor/contract/errors';
import type { ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Deps } from './deps.ts';
import { lockOwnProduct } from './lock-own-product.ts';

/** Pauses a product or puts it back on sale. Running orders are not affected. */
export const setProductStatus =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idOwner: number, idProduct: number, shelf: ProductShelf): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { idLock } = await lockOwnProduct(tx, idOwner, idProduct);
      if (idLock !== null && shelf === 'ACTIVE') fail('activityRestricted', { fields: { shelf: 'locked' } });
      await tx.updateTable('product').set({ shelf, updated_at: clock.now() }).where('id', '=', idProduct).execute();
    });
