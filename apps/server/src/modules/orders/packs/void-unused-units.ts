import type { Tx } from '../../../platform/database/database.ts';

/** Makes the rest of a pack unusable. */
export const voidUnusedUnits = async (tx: Tx, idOrder: number): Promise<void> => {
  await tx
    .updateTable('entitlement')
    .set((eb) => ({ left: 0, returned: eb('returned', '+', eb.ref('left')) }))
    .where('id_order', '=', idOrder)
    .execute();
};
