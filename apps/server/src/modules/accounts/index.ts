import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { logInWithPassword } from './log-in-with-password.ts';
import { endSession } from './sessions.repo.ts';
import { type UserRow, userById } from './users.repo.ts';

export { accountsRoutes } from './accounts.routes.ts';
export { hashPassword } from './passwords.ts';
export { resolveSession } from './resolve-session.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export const createAccounts = (deps: { database: Database; clock: Clock }) => ({
  logInWithPassword: logInWithPassword(deps),
  logOut: (idSession: string) => deps.database.inTransaction((tx) => endSession(tx, idSession, deps.clock.now())),
  findUser: async (id: number): Promise<UserRow> => {
    const [user] = await deps.database.read(userById, { id });
    return user ?? fail('noSuchUser');
  },
});
