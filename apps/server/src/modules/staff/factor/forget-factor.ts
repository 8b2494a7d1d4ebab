import type { Tx } from '../../../platform/database/database.ts';
import { forgetFactorShown } from '../../accounts/index.ts';

/** The factor first: whoever is just showing it finishes, and is then forgotten too. Whether there was one. */
export const forgetFactor = async (tx: Tx, idUser: number): Promise<boolean> => {
  const forgotten = await tx
    .deleteFrom('second_factor')
    .where('id_user', '=', idUser)
    .returning('id_user')
    .executeTakeFirst();
  await forgetFactorShown(tx, idUser);
  return forgotten !== undefined;
};
