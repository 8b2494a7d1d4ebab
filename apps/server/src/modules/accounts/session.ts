import { day, minute } from '../../platform/time.ts';

export const sessionRules = {
  /** A token in use is replaced when it is older than this. */
  renewAfterMs: 15 * minute,
  /** A replaced token still opens the requests that were under way when the next one was first used. */
  graceMs: minute,
  /** A session that nobody used for so long is over. */
  idleMs: 30 * day,
} as const;

export type TokenState = {
  issuedAt: Date;
  /** When the next one was first used: until then both work, since the answer that brought it may be lost. */
  replacedAt: Date | null;
  /** How many were used after it. */
  successors: number;
  lastUsedAt: Date;
  endedAt: Date | null;
};
export type Verdict = 'live' | 'renew' | 'dead' | 'stolen';

/**
 * What a presented token is worth. One that comes back after its grace is refused: a phone may have slept meanwhile. If its
 * successor was replaced as well, somebody kept a copy, and the whole session must end.
 */
export const judgeToken = (token: TokenState, now: Date): Verdict => {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (token.endedAt || age(token.lastUsedAt) > sessionRules.idleMs) return 'dead';
  if (token.replacedAt && age(token.replacedAt) <= sessionRules.graceMs) return 'live';
  if (token.replacedAt) return token.successors > 1 ? 'stolen' : 'dead';
  return age(token.issuedAt) > sessionRules.renewAfterMs ? 'renew' : 'live';
};
