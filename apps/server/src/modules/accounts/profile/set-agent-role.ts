import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** Makes a talent an agent, or an agent a talent again. Returns whether that changed something. */
export const setAgentRole = async (tx: Tx, idUser: number, isAgent: boolean): Promise<boolean> => {
  const user = await tx
    .selectFrom('users')
    .select('role')
    .where('id', '=', idUser)
    .where('role', 'in', ['EXPERT', 'AGENT'])
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return fail('pageNotFound');
  const role = isAgent ? 'AGENT' : 'EXPERT';
  if (user.role === role) return false;
  await tx.updateTable('users').set({ role }).where('id', '=', idUser).execute();
  return true;
};
