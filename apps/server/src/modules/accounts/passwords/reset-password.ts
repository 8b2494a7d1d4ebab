import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { z } from 'zod';
import { countSend } from '../../../platform/attempts.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import type { Deps } from '../deps.ts';
import { createLink, findLink, useLink } from '../links/mailed-links.ts';
import { hashPassword } from '../passwords.ts';
import { emailOf, findByEmail } from '../users.repo.ts';
import { refuseCommon } from './common.ts';
import { setPassword } from './set-password.ts';

const resetRequest = z.object({ email: z.string(), language: z.enum(limits.languages) });
export const sendResetLink = job('accounts.send-reset-link', z.object({ sealed: z.string() }));

/** A job looks up whether the address has an account, so that neither the response nor its time reveals it. */
export const askForReset =
  (deps: Deps) =>
  async (request: { email: string; language: Language }): Promise<void> => {
    await countSend(deps, attemptLimits.sendResetLink, request.email);
    const sealed = deps.secrets.seal(request);
    await deps.database.inTransaction((tx) => deps.jobs.queue(tx, sendResetLink, { sealed }));
  };

export const mailResetLink =
  (deps: Deps) =>
  (payload: { sealed: string }): Promise<void> => {
    const { email, language } = resetRequest.parse(deps.secrets.unseal(payload.sealed));
    return deps.database.inTransaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (!user || user.status === 'DEACTIVATED') return;
      const { token, expiresAt } = await createLink(tx, deps, { purpose: 'resetPassword', idUser: user.id });
      const path = `/set-password?token=${token}`;
      const written = writeMail(mails.resetPassword, { language, gaps: {}, path });
      await deps.post.mail(tx, { to: email, why: 'asked', until: expiresAt, ...written });
    });
  };

export const resetPassword =
  (deps: Deps) =>
  async (given: { token: string; password: string }): Promise<void> => {
    const { database } = deps;
    const email = await database.inTransaction(async (tx) => {
      const link = await findLink(tx, deps, 'resetPassword', given.token);
      return link ? emailOf(tx, link.id_user) : fail('pageNotFound');
    });
    refuseCommon(given.password, email);
    const hash = await hashPassword(given.password);
    await database.inTransaction(async (tx) => {
      const { id_user: idUser } = await useLink(tx, deps, 'resetPassword', given.token);
      await setPassword(tx, deps, { idUser, hash, kept: null });
    });
  };
