import { fail } from '@stagedoor/contract/errors';
import { code } from '@stagedoor/contract/schemas/account';
import { countAttempt, forgetAttempts } from '../codes/attempts.ts';
import type { Deps } from '../deps.ts';
import { passwordMatches } from '../passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { findForLogin } from '../users.repo.ts';
import { logInWithCode } from './log-in-with-code.ts';

export type Attempt = { email: string; password: string; device: string; userAgent: string };
export type LoggedIn = { idUser: number; token: string };

/**
 * With the account's password or, when it is six digits, the mailed code: no account has such a password. A wrong
 * password and an unknown address are refused with the same answer after the same work.
 */
export const logInWithPassword = (deps: Deps) => {
  const withCode = logInWithCode(deps);
  return async (attempt: Attempt): Promise<LoggedIn> => {
    const { email, password, device, userAgent } = attempt;
    if (code.safeParse(password).success) return withCode(attempt);

    const { database, clock, secrets } = deps;
    const user = await database.inTransaction((tx) => findForLogin(tx, email, device));
    // A device that knows the user has tries of its own, so that a stranger's guesses lock nobody out.
    const subject = user?.known_device ? `${email} ${device}` : email;
    await countAttempt(deps, 'checkPassword', subject);
    const matches = await passwordMatches(user?.password_hash ?? null, password);
    if (!user || !matches || user.status === 'DEACTIVATED') {
      return fail('mandatoryFieldNull', { fields: { password: 'wrong' } });
    }
    return database.inTransaction(async (tx) => {
      await forgetAttempts(tx, secrets, 'checkPassword', subject);
      const opening = { idUser: user.id, device, userAgent, at: clock.now(), full: true };
      return { idUser: user.id, token: await openSession(tx, opening) };
    });
  };
};
