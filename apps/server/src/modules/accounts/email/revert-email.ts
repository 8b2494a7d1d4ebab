import type { Deps } from '../deps.ts';
import { timedLinks, useLink, voidLinks } from '../links/mailed-links.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { changeUser, contactOf } from '../users.repo.ts';
import { moveTo } from './move-to.ts';

/**
 * Puts the old address back. Whoever changed it knew enough to do so, so every session ends, every link dies, and
 * password and PIN are gone: the owner comes back by a code to their own address.
 */
export const revertEmail =
  (deps: Deps) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user: idUser, email } = await useLink(tx, deps, 'revertEmail', token);
      if (!email) return;
      await moveTo(tx, idUser, email);
      await changeUser(tx, idUser, { password_hash: null, pin_hash: null });
      const now = deps.clock.now();
      await voidLinks(tx, idUser, timedLinks, now);
      await endSessions(tx, idUser, null, now);
      const { language } = await contactOf(tx, idUser);
      await deps.post.mail(tx, 'emailReverted', { to: email, language, gaps: {}, path: '/login' });
    });
