import type { Tx } from '../../../platform/database/database.ts';

/** On this session the second factor was shown. */
export const markFactorShown = async (tx: Tx, idSession: string, at: Date): Promise<void> => {
  await tx.updateTable('session').set({ second_factor_at: at }).where('id', '=', idSession).execute();
};

/** On every session it is asked for anew. */
export const forgetFactorShown = async (tx: Tx, idUser: number): Promise<void> => {
  await tx.updateTable('session').set({ second_factor_at: null }).where('id_user', '=', idUser).execute();
};
