import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { accountKinds } from '../accounts.kinds.ts';
import type { Actor, Deps } from '../deps.ts';
import { voidLinks } from '../links/mailed-links.ts';
import { endSessions } from '../sessions/end-sessions.ts';

type Needed = Pick<Deps, 'clock' | 'notify'>;
type Change = { idUser: number; hash: string; kept: Actor | null };

/** Every other session ends, links that could set yet another one die, and the person is told. */
export const setPassword = async (tx: Tx, { clock, notify }: Needed, { idUser, hash, kept }: Change): Promise<void> => {
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
  await notify(tx, accountKinds.passwordChanged, { idUser, factKey: randomUUID(), letter });
};
