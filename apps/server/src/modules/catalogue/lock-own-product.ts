import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Locks a product of this talent. `idLock`: staff took it off sale. A foreign or deleted one does not exist, nor does a
 * plan in the studio: its own module handles it.
 */
export const lockOwnProduct = async (
  tx: Tx,
  idOwner: number,
  idProduct: number,
  { isPlan = false } = {},
): Promise<{ idLock: number | null }> => {
  const product = await tx
    .selectFrom('product')
    .select('id_lock as idLock')
    .where('id', '=', idProduct)
    .where('id_owner', '=', idOwner)
    .where('deleted_at', 'is', null)
    .where('type', isPlan ? '=' : '<>', 'SUBSCRIPTION')
    // Its own module handles it.
    .where('type', 'not in', ['DONATION', 'AUCTION'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return product ?? fail('pageNotFound');
};
