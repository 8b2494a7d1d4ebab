import { fail } from '@stagedoor/contract/errors';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { clearAttempts, countCheck, countSend } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import { issueCode, subjectOf, useCode } from '../codes/one-time-codes.ts';
import type { Actor, Deps } from '../deps.ts';
import { passwordMatches } from '../passwords.ts';
import { contactOf, passwordHashOf } from '../users.repo.ts';

export const sendSessionCode =
  (deps: Deps) =>
  async ({ idUser, device }: Actor): Promise<void> => {
    const whom = { purpose: 'session', idUser, device } as const;
    await countSend(deps, attemptLimits.sendSessionCode, subjectOf(whom));
    await deps.database.inTransaction(async (tx) => {
      const { email, language } = await contactOf(tx, idUser);
      if (!email) return fail('mandatoryFieldNull', { fields: { email: 'required' } });
      const { code, expiresAt } = await issueCode(tx, deps, whom);
      const written = writeMail(mails.sessionCode, { language, gaps: { code } });
      await deps.post.mail(tx, { to: email, why: 'asked', code, until: expiresAt, ...written });
    });
  };

type Proof = { password: string } | { code: string };

/** Re-authenticates the user of an open session by password or mailed code. */
export const verifySession = (deps: Deps) => (actor: Actor, proof: Proof) =>
  'code' in proof ? withCode(deps, actor, proof.code) : withPassword(deps, actor, proof.password);

const withCode = async (deps: Deps, { idUser, idSession, device }: Actor, code: string): Promise<void> => {
  const whom = { purpose: 'session', idUser, device } as const;
  await countCheck(deps, attemptLimits.checkSessionCode, subjectOf(whom));
  await deps.database.inTransaction(async (tx) => {
    await useCode(tx, deps, whom, code, 'code');
    await clearAttempts(tx, deps.secrets, attemptLimits.checkSessionCode, subjectOf(whom));
    await markVerified(tx, idSession, deps.clock.now());
  });
};

const withPassword = async (deps: Deps, { idUser, idSession, device }: Actor, password: string): Promise<void> => {
  const { database, clock, secrets } = deps;
  // Attempts are counted apart from the log-in and from other devices, so that a stolen session cannot lock the user
  // out.
  const subject = `session ${idUser} ${device}`;
  await countCheck(deps, attemptLimits.checkPassword, subject);
  const stored = await database.inTransaction((tx) => passwordHashOf(tx, idUser));
  if (!(await passwordMatches(stored, password))) {
    return fail('mandatoryFieldNull', { fields: { password: 'wrong' } });
  }
  await database.inTransaction(async (tx) => {
    await clearAttempts(tx, secrets, attemptLimits.checkPassword, subject);
    await markVerified(tx, idSession, clock.now());
  });
};

const markVerified = async (tx: Tx, idSession: string, at: Date) => {
  await tx.updateTable('session').set({ verified_at: at }).where('id', '=', idSession).execute();
};
