import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';

const lifeMinutes = 1;

/**
 * Issues a single-use token for one socket, valid for a minute, so that a client need not hand the session token to the
 * code that opens the socket.
 */
export const giveSocketToken =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idSession: string): Promise<{ token: string; expiresAt: string }> => {
    const token = newToken();
    const expiresAt = minutesAfter(clock.now(), lifeMinutes);
    await database.inTransaction((tx) =>
      tx
        .insertInto('socket_token')
        .values({ hash: hashToken(token), id_session: idSession, expires_at: expiresAt })
        .execute(),
    );
    return { token, expiresAt: expiresAt.toISOString() };
  };

/** Consumes the token. Returns the owner of its session. */
export const redeemSocketToken = async (tx: Tx, token: string, now: Date) => {
  const used = await tx
    .updateTable('socket_token')
    .from('session')
    .whereRef('session.id', '=', 'socket_token.id_session')
    .where('session.ended_at', 'is', null)
    .where('socket_token.hash', '=', hashToken(token))
    .where('socket_token.used_at', 'is', null)
    .where('socket_token.expires_at', '>', now)
    .set({ used_at: now })
    .returning(['session.id as idSession', 'session.id_user as idUser', 'session.id_device as device'])
    .executeTakeFirst();
  return used ?? null;
};
