const minute = 60_000;
const day = 24 * 60 * minute;

export const sessionRules = {
  /** A token in use is replaced when it is older than this. */
  renewAfterMs: 15 * minute,
  /** The replaced token still opens the requests that were already under way. */
  graceMs: minute,
  /** A session that nobody used for so long is over. */
  idleMs: 30 * day,
} as const;

export type TokenState = { issuedAt: Date; replacedAt: Date | null; lastUsedAt: Date; endedAt: Date | null };
export type Verdict = 'live' | 'renew' | 'dead' | 'stolen';

/** What a presented token is worth. A token that comes back after its grace was copied: its whole session must end. */
export const judgeToken = (token: TokenState, now: Date): Verdict => {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (token.endedAt || age(token.lastUsedAt) > sessionRules.idleMs) return 'dead';
  if (token.replacedAt) return age(token.replacedAt) <= sessionRules.graceMs ? 'live' : 'stolen';
  return age(token.issuedAt) > sessionRules.renewAfterMs ? 'renew' : 'live';
};
