import { fail } from '@stagedoor/contract/errors';
import type { Deps } from './deps.ts';
import { setProductStatus } from './set-product-status.ts';

/** Puts a paused product back on sale, unless its type is not sold. */
export const activateProduct =
  (deps: Pick<Deps, 'database' | 'clock' | 'sells'>) =>
  async (idOwner: number, idProduct: number): Promise<void> => {
    const product = await deps.database.inTransaction((tx) =>
      tx
        .selectFrom('product')
        .select('type')
        .where('id', '=', idProduct)
        .where('id_owner', '=', idOwner)
        .executeTakeFirst(),
    );
    if (product && !deps.sells(product.type)) fail('notImplemented');
    await setProductStatus(deps)(idOwner, idProduct, 'ACTIVE');
  };
