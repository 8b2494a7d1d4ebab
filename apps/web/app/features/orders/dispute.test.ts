import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { expect, it } from 'vitest';
import { disputeStage, holdsPayout } from './dispute.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number)).toISOString();
const problem = { kind: 'other', text: 'It is broken', answer: null, answerBy: day(3), decideBy: day(6) } as const;

it.each([
  ['while the talent has time', { problem }, day(2), 'disputed'],
  ['once the talent has answered', { problem: { ...problem, answer: 'I am sorry' } }, day(2), 'disputedWaits'],
  ['once the talent’s time is up', { problem }, day(3), 'disputedWaits'],
  ['once our own time is up', { problem }, day(6), 'disputedLate'],
  ['while a bank decides', { problem: null }, day(2), 'disputedByBank'],
] as const)('names no date that has passed: %s', (_when, order, now, stage) => {
  expect(disputeStage(order, Date.parse(now))).toBe(stage);
});

type Told = Pick<OrderDetail, 'state' | 'history' | 'paidOutAt'>;

const disputedOn = (at: string, paidOutAt: string | null): Told => ({
  state: 'disputed',
  paidOutAt,
  history: [{ state: 'disputed', actor: 'buyer', reason: null, at }],
});

it('holds the payout only where the problem came before it', () => {
  expect(holdsPayout(disputedOn(day(2), day(4)))).toBe(true);
  expect(holdsPayout(disputedOn(day(5), day(4)))).toBe(false);
  expect(holdsPayout(disputedOn(day(2), null))).toBe(false);
  expect(holdsPayout({ ...disputedOn(day(2), day(4)), state: 'completed' })).toBe(false);
});
