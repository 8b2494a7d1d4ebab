import { day, minute } from '../../platform/time.ts';

export const sessionRules = {
  /** A token older than this is renewed when used. */
  renewAfterMs: 15 * minute,
  /** A replaced token stays valid for requests that were in flight when its successor was first used. */
  graceMs: minute,
  /** A session ends after this long without use. */
  idleMs: 30 * day,
} as const;

export type TokenState = {
  issuedAt: Date;
  /** When its successor was first used: until then both work, because the response with the successor may be lost. */
  replacedAt: Date | null;
  /** How many later tokens have been used. */
  successors: number;
  lastUsedAt: Date;
  endedAt: Date | null;
};
export type Verdict = 'live' | 'renew' | 'dead' | 'stolen';

/**
 * Judges a presented token. One used after its grace period is refused, because a phone may have slept meanwhile. If
 * its successor was replaced as well, the token was copied, and the whole session must end.
 */
export const judgeToken = (token: TokenState, now: Date): Verdict => {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (token.endedAt || age(token.lastUsedAt) > sessionRules.idleMs) return 'dead';
  if (token.replacedAt && age(token.replacedAt) <= sessionRules.graceMs) return 'live';
  if (token.replacedAt) return token.successors > 1 ? 'stolen' : 'dead';
  return age(token.issuedAt) > sessionRules.renewAfterMs ? 'renew' : 'live';
};
