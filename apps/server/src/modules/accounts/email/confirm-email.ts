import { randomUUID } from 'node:crypto';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { Tx } from '../../../platform/database/database.ts';
import { accountKinds } from '../accounts.kinds.ts';
import type { Deps } from '../deps.ts';
import { createLink, useLink, voidLinks } from '../links/mailed-links.ts';
import { contactOf } from '../users.repo.ts';
import { moveTo } from './move-to.ts';

/** Switches to the new address. Notifies the old one, whose owner can revert the change for a week. */
export const confirmEmail =
  (deps: Deps) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user: idUser, email } = await useLink(tx, deps, 'confirmEmail', token);
      const before = await contactOf(tx, idUser);
      if (!email) return;
      await moveTo(tx, idUser, email);
      await deps.live.send(tx, idUser, selfUserUpdated);
      await voidLinks(tx, idUser, ['resetPassword'], deps.clock.now());
      if (before.email) await notifyOldAddress(tx, deps, { idUser, old: before.email, email });
    });

type Moved = { idUser: number; old: string; email: string };

const notifyOldAddress = async (tx: Tx, deps: Deps, { idUser, old, email }: Moved) => {
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'revertEmail', idUser, email: old });
  const letter = { to: old, gaps: { email }, path: `/revert-email/${token}`, until: expiresAt };
  await deps.notify(tx, accountKinds.emailChanged, { idUser, eventKey: randomUUID(), letter });
};
