import { fail } from '@stagedoor/contract/errors';
import type { ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Deps } from './deps.ts';

/** Takes a product off the shelf or puts it back. Orders that run are not touched. */
export const shelveProduct =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idOwner: number, idProduct: number, shelf: ProductShelf): Promise<void> =>
    database.inTransaction(async (tx) => {
      const product = await tx
        .selectFrom('product')
        .select('id_lock')
        .where('id', '=', idProduct)
        .where('id_owner', '=', idOwner)
        .forUpdate()
        .executeTakeFirst();
      if (!product) return fail('pageNotFound');
      if (product.id_lock !== null && shelf === 'ACTIVE') fail('activityRestricted', { fields: { shelf: 'locked' } });
      await tx.updateTable('product').set({ shelf, updated_at: clock.now() }).where('id', '=', idProduct).execute();
    });
