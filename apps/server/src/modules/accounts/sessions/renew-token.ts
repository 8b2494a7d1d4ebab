import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';
import { sessionRules } from '../session.ts';
import { type Found, insertNextToken, saltForNext, touchSession } from '../sessions.repo.ts';

type Needed = Pick<Deps, 'database' | 'clock' | 'secrets'>;

/**
 * The token to use from now on, the same one as often as it is asked for: answers get lost. It is made of the one that was
 * shown, a salt that only the database holds and the secret key, so nobody can make it who lacks one of the three.
 */
export const renewToken = async ({ database, clock, secrets }: Needed, found: Found, token: string) => {
  const { id_session: idSession, generation, renewal_salt: known } = found;
  const at = clock.now();
  const nextOf = (salt: Buffer) => secrets.hash('next token', token, salt.toString('base64url')).toString('base64url');
  if (known) {
    const notedMs = at.getTime() - found.last_used_at.getTime();
    if (notedMs > sessionRules.renewAfterMs) await database.inTransaction((tx) => touchSession(tx, idSession, at));
    return nextOf(known);
  }
  return database.inTransaction(async (tx) => {
    const next = nextOf(await saltForNext(tx, hashToken(token), randomBytes(32)));
    await insertNextToken(tx, { idSession, hash: hashToken(next), generation: generation + 1, at });
    await touchSession(tx, idSession, at);
    return next;
  });
};
