import { fail } from '@stagedoor/contract/errors';
import { code } from '@stagedoor/contract/schemas/account';
import { clearAttempts, countCheck, giveBackAttempt } from '../../../platform/attempts.ts';
import { networkOf } from '../../../platform/http/caller-address.ts';
import { limitConcurrencyPer } from '../../../platform/limit-concurrency.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import type { Deps } from '../deps.ts';
import { passwordMatches } from '../passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { findForLogin } from '../users.repo.ts';
import type { Attempt, LoggedIn } from './attempt.ts';
import { logInWithCode } from './log-in-with-code.ts';

type Found = Awaited<ReturnType<typeof findForLogin>>;

// Half of `checksFromAddress`, so that a school logging in at once is not mistaken for a guessing attack.
const atOnceFromAddress = 5;

/**
 * Logs in with the password or, when it is six digits, the mailed code: no account has such a password. A wrong
 * password and an unknown address get the same response after the same work.
 */
export const logInWithPassword = (deps: Deps) => {
  const { database, secrets } = deps;
  const withCode = logInWithCode(deps);
  const withPassword = checkPassword(deps);
  const inTurn = limitConcurrencyPer(atOnceFromAddress);
  return async (attempt: Attempt): Promise<LoggedIn> => {
    const { email, password, device } = attempt;
    const network = networkOf(attempt.address);
    const user = await database.inTransaction((tx) => findForLogin(tx, email, device));
    const check = () => (code.safeParse(password).success ? withCode(attempt) : withPassword(attempt, user));
    if (user?.known_device) return check();
    return inTurn(network, async () => {
      await countCheck(deps, attemptLimits.logInFrom, network);
      const loggedIn = await check();
      await database.inTransaction((tx) => giveBackAttempt(tx, secrets, attemptLimits.logInFrom, network));
      return loggedIn;
    });
  };
};

const checkPassword =
  (deps: Deps) =>
  async ({ email, password, device, userAgent }: Attempt, user: Found): Promise<LoggedIn> => {
    const { database, clock, secrets } = deps;
    // A known device has its own attempts, so that a stranger's guesses cannot lock the user out.
    const subject = user?.known_device ? `${email} ${device}` : email;
    await countCheck(deps, attemptLimits.checkPassword, subject);
    const matches = await passwordMatches(user?.password_hash ?? null, password);
    if (!user || !matches || user.status === 'DEACTIVATED') {
      return fail('mandatoryFieldNull', { fields: { password: 'wrong' } });
    }
    return database.inTransaction(async (tx) => {
      await clearAttempts(tx, secrets, attemptLimits.checkPassword, subject);
      const opening = { idUser: user.id, device, userAgent, at: clock.now(), full: true };
      return { idUser: user.id, token: await openSession(tx, opening) };
    });
  };
