import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { timedLinks, voidLinks } from '../links/mailed-links.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { changeUser } from '../users.repo.ts';
import { moveTo } from './move-to.ts';

/**
 * Gives the account exclusively to the owner of this address: ends every session, voids every link, and removes
 * password, PIN and social accounts. The owner logs in with a mailed code.
 */
export const takeBack = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> => {
  await moveTo(tx, idUser, email);
  await changeUser(tx, idUser, { password_hash: null, pin_hash: null });
  await tx.deleteFrom('social_account').where('id_user', '=', idUser).execute();
  const now = clock.now();
  await voidLinks(tx, idUser, timedLinks, now);
  await endSessions(tx, idUser, null, now);
};
