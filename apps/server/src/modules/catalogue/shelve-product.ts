import { fail } from '@stagedoor/contract/errors';
import type { ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Deps } from './deps.ts';

/** Takes a product off the shelf or puts it back. Orders that run are not touched. */
export const shelveProduct =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idOwner: number, idProduct: number, shelf: ProductShelf): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('product')
        .set({ shelf, updated_at: clock.now() })
        .where('id', '=', idProduct)
        .where('id_owner', '=', idOwner)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) fail('pageNotFound');
    });
