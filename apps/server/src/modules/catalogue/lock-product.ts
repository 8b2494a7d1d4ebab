import type { Tx } from '../../platform/database/database.ts';

type Lock = { idProduct: number; idDecision: number; at: Date };

/** By the staff: off the shelf, and its owner cannot put it back. Orders that run are not touched. */
export const lockProduct = async (tx: Tx, { idProduct, idDecision, at }: Lock): Promise<void> => {
  await tx
    .updateTable('product')
    .set({ shelf: 'INACTIVE', id_lock: idDecision, updated_at: at })
    .where('id', '=', idProduct)
    .execute();
};

/** Back on the shelf; what another decision has locked since stays where it is. */
export const unlockProducts = async (tx: Tx, idDecision: number, at: Date): Promise<void> => {
  await tx
    .updateTable('product')
    .set({ shelf: 'ACTIVE', id_lock: null, updated_at: at })
    .where('id_lock', '=', idDecision)
    .execute();
};
