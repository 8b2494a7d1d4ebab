import type { Tx } from '../../../platform/database/database.ts';
import { clearFactorShown } from '../../accounts/index.ts';

/**
 * Deletes the factor before clearing sessions, so that a concurrent verification is cleared too. Returns whether one
 * existed.
 */
export const deleteFactor = async (tx: Tx, idUser: number): Promise<boolean> => {
  const forgotten = await tx
    .deleteFrom('second_factor')
    .where('id_user', '=', idUser)
    .returning('id_user')
    .executeTakeFirst();
  await clearFactorShown(tx, idUser);
  return forgotten !== undefined;
};
