import { randomUUID } from 'node:crypto';
import { accountKinds } from '../accounts.kinds.ts';
import type { Deps } from '../deps.ts';
import { takeBack } from '../email/take-back.ts';
import { useLink } from '../links/mailed-links.ts';

/**
 * Reverts the connection of a social account. It was made in a verified session, so an attacker may know a credential:
 * all other log-in methods are closed too.
 */
export const revertSocial =
  (deps: Pick<Deps, 'database' | 'clock' | 'notify'>) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user: idUser, email } = await useLink(tx, deps, 'revertSocial', token);
      if (!email) return;
      await takeBack(tx, deps, { idUser, email });
      const letter = { to: email, gaps: {}, path: '/login' };
      await deps.notify(tx, accountKinds.socialReverted, { idUser, eventKey: randomUUID(), letter });
    });
