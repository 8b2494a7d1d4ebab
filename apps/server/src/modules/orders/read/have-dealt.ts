import type { Tx } from '../../../platform/database/database.ts';

/** Whether the user can see a paid order with the other, on either side, and so knows that they exist. */
export const haveDealt = async (tx: Tx, idUser: number, idOther: number): Promise<boolean> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and({ id_buyer: idUser, id_talent: idOther }),
        eb.and({ id_buyer: idOther, id_talent: idUser, shown_to_talent: true }),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
};
