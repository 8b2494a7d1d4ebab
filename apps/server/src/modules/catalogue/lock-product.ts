import type { Tx } from '../../platform/database/database.ts';

type Lock = { idProduct: number; idDecision: number; at: Date };

/** Takes a product off sale on behalf of staff; its owner cannot put it back. Running orders are not affected. */
export const lockProduct = async (tx: Tx, { idProduct, idDecision, at }: Lock): Promise<void> => {
  await tx
    .updateTable('product')
    .set((eb) => ({
      shelf: 'INACTIVE',
      id_lock: idDecision,
      updated_at: at,
      shelf_before_lock: eb.fn.coalesce('shelf_before_lock', 'shelf'),
    }))
    .where('id', '=', idProduct)
    .execute();
};

/** Restores the previous status of products locked by this decision, not of those another decision has locked since. */
export const unlockProducts = async (tx: Tx, idDecision: number, at: Date): Promise<void> => {
  await tx
    .updateTable('product')
    .set((eb) => ({
      id_lock: null,
      shelf_before_lock: null,
      updated_at: at,
      shelf: eb.fn.coalesce('shelf_before_lock', eb.val('ACTIVE' as const)),
    }))
    .where('id_lock', '=', idDecision)
    .execute();
};
