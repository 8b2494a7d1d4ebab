import { expect, it } from 'vitest';
import { judgeToken, type TokenState } from './session.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const token = (state: Partial<TokenState>): TokenState => ({
  issuedAt: ago(1),
  replacedAt: null,
  successors: 0,
  lastUsedAt: ago(1),
  endedAt: null,
  ...state,
});
const days = 24 * 60;

it.each([
  ['fresh', token({}), 'live'],
  ['older than a quarter of an hour', token({ issuedAt: ago(16) }), 'renew'],
  ['unused for a night', token({ issuedAt: ago(600), lastUsedAt: ago(600) }), 'renew'],
  ['replaced a moment ago', token({ replacedAt: ago(0.9) }), 'live'],
  ['replaced longer ago', token({ replacedAt: ago(1.1), successors: 1 }), 'dead'],
  ['replaced twice over, so it was copied', token({ replacedAt: ago(17), successors: 2 }), 'stolen'],
  ['of an ended session', token({ endedAt: ago(0) }), 'dead'],
  ['of a session nobody used for a month', token({ issuedAt: ago(31 * days), lastUsedAt: ago(31 * days) }), 'dead'],
] as const)('a token %s is %3$s', (_when, state, verdict) => {
  expect(judgeToken(state, now)).toBe(verdict);
});
