import { fail } from '@stagedoor/contract/errors';
import { clearAttempts, countCheck } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import { subjectOf, useCode } from '../codes/one-time-codes.ts';
import type { Deps } from '../deps.ts';
import { openSession } from '../sessions/open-session.ts';
import { findByEmail } from '../users.repo.ts';
import type { Attempt, LoggedIn } from './attempt.ts';

/** Logs in with a mailed code; a new address becomes a user who still has to register. */
export const logInWithCode =
  (deps: Deps) =>
  async ({ email, password: code, device, userAgent }: Attempt): Promise<LoggedIn> => {
    const whom = { purpose: 'login', email, device } as const;
    await countCheck(deps, attemptLimits.checkLoginCode, subjectOf(whom));
    return deps.database.inTransaction(async (tx) => {
      await useCode(tx, deps, whom, code, 'password');
      await clearAttempts(tx, deps.secrets, attemptLimits.checkLoginCode, subjectOf(whom));
      const at = deps.clock.now();
      const user = await findOrCreate(tx, email, at);
      if (user.status === 'DEACTIVATED') return fail('mandatoryFieldNull', { fields: { password: 'wrong' } });
      return { idUser: user.id, token: await openSession(tx, { idUser: user.id, device, userAgent, at, full: true }) };
    });
  };

const findOrCreate = async (tx: Tx, email: string, at: Date) => {
  await tx
    .insertInto('users')
    .values({ name: '', email, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return (await findByEmail(tx, email)) ?? fail('somethingWrong');
};
