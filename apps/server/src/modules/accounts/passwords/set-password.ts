import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { accountKinds } from '../accounts.kinds.ts';
import type { Actor, Deps } from '../deps.ts';
import { voidLinks } from '../links/mailed-links.ts';
import { endSessions } from '../sessions/end-sessions.ts';

type UsedDeps = Pick<Deps, 'clock' | 'notify'>;
type Change = { idUser: number; hash: string; kept: Actor | null };

/** Sets the password, ends every other session, voids password-reset links and notifies the user. */
export const setPassword = async (
  tx: Tx,
  { clock, notify }: UsedDeps,
  { idUser, hash, kept }: Change,
): Promise<void> => {
  const { email: to } = await tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', idUser)
    .returning('email')
    .executeTakeFirstOrThrow();
  const now = clock.now();
  await endSessions(tx, idUser, kept, now);
  await voidLinks(tx, idUser, ['resetPassword'], now);
  if (!to) return;
  const letter = { to, gaps: {}, path: '/password' };
  await notify(tx, accountKinds.passwordChanged, { idUser, eventKey: randomUUID(), letter });
};
