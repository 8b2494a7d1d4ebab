import type { Tx } from '../../../platform/database/database.ts';

export const markFactorShown = async (tx: Tx, idSession: string, at: Date): Promise<void> => {
  await tx.updateTable('session').set({ second_factor_at: at }).where('id', '=', idSession).execute();
};

/** Requires 2FA again on every session. */
export const clearFactorShown = async (tx: Tx, idUser: number): Promise<void> => {
  await tx.updateTable('session').set({ second_factor_at: null }).where('id_user', '=', idUser).execute();
};
