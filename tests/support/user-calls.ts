import type { Tx } from '../../apps/server/src/platform/database/database.ts';

/** When she answers calls. */
export const takesCalls = async (tx: Tx, idUser: number): Promise<void> => {
  await tx
    .insertInto('call_settings')
    .values({
      id_user: idUser,
      answers: 'hours',
      time_zone: 'America/Halifax',
      hours: JSON.stringify([{ weekday: 1, from: 601, to: 1081 }]),
    })
    .execute();
};
