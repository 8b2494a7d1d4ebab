import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { Deps } from '../deps.ts';

const change =
  (from: 'ACTIVE' | 'HIDDEN', to: 'ACTIVE' | 'HIDDEN') =>
  ({ database, live }: Deps) =>
  (idUser: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await tx.updateTable('users').set({ status: to }).where('id', '=', idUser).where('status', '=', from).execute();
      await live.send(tx, idUser, selfUserUpdated);
    });

export const hideUser = change('ACTIVE', 'HIDDEN');
export const unhideUser = change('HIDDEN', 'ACTIVE');
