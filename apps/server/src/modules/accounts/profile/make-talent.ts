import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** A fan who is here becomes a talent; answers with the name. */
export const makeTalent = async (tx: Tx, idUser: number): Promise<string> => {
  const user = await tx
    .updateTable('users')
    .set({ role: 'EXPERT' })
    .where('id', '=', idUser)
    .where('role', '=', 'FAN')
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .returning('name')
    .executeTakeFirst();
  return user?.name ?? fail('pageNotFound');
};
