import type { Language } from '@stagedoor/contract/limits';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { countSend } from '../../../platform/attempts.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import { issueCode, subjectOf } from '../codes/one-time-codes.ts';
import type { Deps } from '../deps.ts';
import { findForLogin } from '../users.repo.ts';

type Input = { email: string; language: Language; device: string };

/** Gives the same response after the same work, whether or not the address has an account. */
export const sendLoginCode =
  (deps: Deps) =>
  async ({ email, language, device }: Input): Promise<void> => {
    const whom = { purpose: 'login', email, device } as const;
    const user = await deps.database.inTransaction((tx) => findForLogin(tx, email, device));
    await countSend(deps, attemptLimits.sendLoginCode, subjectOf(whom));
    if (!user?.known_device) await countSend(deps, attemptLimits.sendLoginCodeTo, email);
    await deps.database.inTransaction(async (tx) => {
      const { code, expiresAt } = await issueCode(tx, deps, whom);
      const written = writeMail(mails.loginCode, { language, gaps: { code } });
      await deps.post.mail(tx, { to: email, why: 'asked', code, until: expiresAt, ...written });
    });
  };
