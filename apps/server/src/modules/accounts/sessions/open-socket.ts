import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { Authenticate } from '../../../platform/realtime/stomp-session.ts';
import type { Deps } from '../deps.ts';
import { resolveSession } from '../resolve-session.ts';
import { redeemSocketToken } from './socket-token.ts';

/** Authenticates a socket by its single-use token or by the session token. */
export const openSocket = (deps: Pick<Deps, 'database' | 'clock' | 'secrets'>): Authenticate => {
  const { database, clock } = deps;
  const resolve = resolveSession(deps);
  return async (credentials) => {
    if ('socketToken' in credentials) {
      const { socketToken } = credentials;
      const owner = await database.inTransaction((tx) => redeemSocketToken(tx, socketToken, clock.now()));
      return owner && { owner };
    }
    const found = await resolve(credentials.token, credentials.device);
    if (!found || found.caller.status === 'REGISTRATION') return null;
    const { idUser, idSession, device } = found.caller;
    return { owner: { idUser, idSession, device }, renewed: found.renewed };
  };
};

const ended = query<{ ids: readonly string[] }, { id: string }>('sessions-ended-among', (db, arg) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${arg.ids}::uuid[])`.as<'known'>(sql`known(id)`))
    .select('known.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .innerJoin('users', 'users.id', 'session.id_user')
            .whereRef('session.id', '=', 'known.id')
            .where('session.ended_at', 'is', null)
            .where('users.status', '<>', 'DEACTIVATED'),
        ),
      ),
    ),
);

/** Those of the sessions that have ended or whose user was deleted. */
export const endedAmong =
  ({ database }: Pick<Deps, 'database'>) =>
  async (ids: readonly string[]): Promise<string[]> =>
    (await database.read(ended, { ids })).map(({ id }) => id);
