import type { Tx } from '../../../platform/database/database.ts';

/** The factor first: whoever is just showing it finishes, and is then forgotten too. Whether there was one. */
export const forgetFactor = async (tx: Tx, idUser: number): Promise<boolean> => {
  const forgotten = await tx
    .deleteFrom('second_factor')
    .where('id_user', '=', idUser)
    .returning('id_user')
    .executeTakeFirst();
  await tx.updateTable('session').set({ second_factor_at: null }).where('id_user', '=', idUser).execute();
  return forgotten !== undefined;
};
