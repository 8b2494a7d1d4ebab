import type { Deps } from '../deps.ts';

const change =
  (from: 'ACTIVE' | 'HIDDEN', to: 'ACTIVE' | 'HIDDEN') =>
  ({ database }: Deps) =>
  async (idUser: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.updateTable('users').set({ status: to }).where('id', '=', idUser).where('status', '=', from).execute(),
    );
  };

export const hideUser = change('ACTIVE', 'HIDDEN');
export const unhideUser = change('HIDDEN', 'ACTIVE');
