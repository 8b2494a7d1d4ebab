import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../deps.ts';
import { deleteDevices } from './devices.repo.ts';

/** Ends every session except `kept`, and forgets every device except its own; with null, all of them. */
export const endSessions = async (tx: Tx, idUser: number, kept: Actor | null, at: Date): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ ended_at: at })
    .where('id_user', '=', idUser)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (all) => all.where('id', '<>', kept?.idSession ?? ''))
    .execute();
  await deleteDevices(tx, idUser, kept?.device ?? null, at);
};

export const removeDevices =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (actor: Actor): Promise<void> =>
    database.inTransaction((tx) => endSessions(tx, actor.idUser, actor, clock.now()));

/** Ends one of the user's own sessions and forgets its device, which needs a full log-in to be known again. */
export const endOneSession =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idUser: number, idSession: string): Promise<void> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      const ended = await tx
        .updateTable('session')
        .set({ ended_at: at })
        .where('id', '=', idSession)
        .where('id_user', '=', idUser)
        .where('ended_at', 'is', null)
        .returning('id_device')
        .executeTakeFirst();
      if (!ended) return fail('pageNotFound');
      await tx
        .updateTable('device')
        .set({ revoked_at: at, push_token: null })
        .where('id_user', '=', idUser)
        .where('id_device', '=', ended.id_device)
        .execute();
    });
