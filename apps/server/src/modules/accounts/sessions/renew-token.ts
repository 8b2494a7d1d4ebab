import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';
import { sessionRules } from '../session.ts';
import { type Found, insertNextToken, saltForNext, touchSession } from '../sessions.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'secrets'>;

/**
 * Returns the next token, the same one on every call, because responses get lost. It is derived from the current token,
 * a salt in the database and the secret key, so forging it requires all three.
 */
export const renewToken = async ({ database, clock, secrets }: UsedDeps, found: Found, token: string) => {
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
