import { randomUUID } from 'node:crypto';
import { accountKinds } from '../accounts.kinds.ts';
import type { Deps } from '../deps.ts';
import { useLink } from '../links/mailed-links.ts';
import { takeBack } from './take-back.ts';

/**
 * Restores the old address. The change may have come from an attacker who knew a credential, so all other log-in
 * methods are closed too.
 */
export const revertEmail =
  (deps: Deps) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user: idUser, email } = await useLink(tx, deps, 'revertEmail', token);
      if (!email) return;
      await takeBack(tx, deps, { idUser, email });
      const letter = { to: email, gaps: {}, path: '/login' };
      await deps.notify(tx, accountKinds.emailReverted, { idUser, eventKey: randomUUID(), letter });
    });
