import type { Tx } from '../../../platform/database/database.ts';

/** Whether something was paid for between the two, whoever of them sold it: each then knows that the other is there. */
export const haveDealt = async (tx: Tx, one: number, other: number): Promise<boolean> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is not', null)
    .where((eb) => eb.or([eb.and({ id_buyer: one, id_talent: other }), eb.and({ id_buyer: other, id_talent: one })]))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
};
