import { fail } from '@stagedoor/contract/errors';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { countSend } from '../../../platform/attempts.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import type { Actor, Deps } from '../deps.ts';
import { createLink, voidLinks } from '../links/mailed-links.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { contactOf } from '../users.repo.ts';

/**
 * Mails a link to the new address, which counts once the link is used. Whether another account has the address is
 * revealed only then: here any caller could probe any address.
 */
export const updateEmail =
  (deps: Deps) =>
  async (actor: Actor, email: string): Promise<void> => {
    const { database, clock, post } = deps;
    const { idUser } = actor;
    await database.inTransaction((tx) => requireVerified(tx, actor.idSession, clock.now()));
    await countSend(deps, attemptLimits.sendEmailLink, String(idUser));
    await database.inTransaction(async (tx) => {
      const { email: current, language } = await contactOf(tx, idUser);
      if (current?.toLowerCase() === email.toLowerCase()) return fail('emailTaken');
      await voidLinks(tx, idUser, ['confirmEmail'], clock.now());
      const { token, expiresAt } = await createLink(tx, deps, { purpose: 'confirmEmail', idUser, email });
      const path = `/confirm-email/${token}`;
      const written = writeMail(mails.confirmEmail, { language, gaps: {}, path });
      await post.mail(tx, { to: email, why: 'asked', until: expiresAt, ...written });
    });
  };
