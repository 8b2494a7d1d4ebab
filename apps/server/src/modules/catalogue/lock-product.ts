import type { Tx } from '../../platform/database/database.ts';

type Lock = { idProduct: number; idDecision: number; at: Date };

/** By the staff: off the shelf, and its owner cannot put it back. Orders that run are not touched. */
export const lockProduct = async (tx: Tx, { idProduct, idDecision, at }: Lock): Promise<void> => {
  await tx
    .updateTable('product')
    .set((eb) => ({
      ...{ shelf: 'INACTIVE', id_lock: idDecision, updated_at: at },
      shelf_before_lock: eb.fn.coalesce('shelf_before_lock', 'shelf'),
    }))
    .where('id', '=', idProduct)
    .execute();
};

/** Back to where it stood; what another decision has locked since stays where it is. */
export const unlockProducts = async (tx: Tx, idDecision: number, at: Date): Promise<void> => {
  await tx
    .updateTable('product')
    .set((eb) => ({
      ...{ id_lock: null, shelf_before_lock: null, updated_at: at },
      shelf: eb.fn.coalesce('shelf_before_lock', eb.val('ACTIVE' as const)),
    }))
    .where('id_lock', '=', idDecision)
    .execute();
};
