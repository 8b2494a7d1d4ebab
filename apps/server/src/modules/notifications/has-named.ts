import type { Tx } from '../../platform/database/database.ts';

/** Whether a notification has mentioned `idPartner` to `idUser`. */
export const hasNamed = async (tx: Tx, idUser: number, idPartner: number): Promise<boolean> => {
  const notified = await tx
    .selectFrom('event_log')
    .select('id')
    .where('id_user', '=', idUser)
    .where('id_partner', '=', idPartner)
    .limit(1)
    .executeTakeFirst();
  return notified !== undefined;
};
