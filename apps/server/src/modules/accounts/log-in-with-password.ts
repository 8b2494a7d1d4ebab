import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { passwordMatches } from './passwords.ts';
import { insertSession } from './sessions.repo.ts';
import { hashToken, newToken } from './tokens.ts';
import { findForLogin } from './users.repo.ts';

type Deps = { database: Database; clock: Clock };
type Attempt = { email: string; password: string; device: string };

/** A wrong password and an unknown address are refused with the same answer after the same work. */
export const logInWithPassword =
  ({ database, clock }: Deps) =>
  async ({ email, password, device }: Attempt): Promise<{ idUser: number; token: string }> => {
    const user = await database.inTransaction((tx) => findForLogin(tx, email));
    const matches = await passwordMatches(user?.password_hash ?? null, password);
    if (!user || !matches || user.status === 'DEACTIVATED') {
      return fail('mandatoryFieldNull', { fields: { password: 'wrong' } });
    }
    const token = newToken();
    await database.inTransaction((tx) =>
      insertSession(tx, { id: randomUUID(), idUser: user.id, device, hash: hashToken(token), at: clock.now() }),
    );
    return { idUser: user.id, token };
  };
