import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** Turns a registered fan into a talent. Returns the name. */
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
