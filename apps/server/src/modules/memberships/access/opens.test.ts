import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../platform/time.ts';
import { type Member, memberOpens, planOpens } from './opens.ts';

const now = new Date('2026-11-18T12:00:00Z');
const product = { idTalent: 1, area: 'products', availableToAllPaid: true, validSubscriptions: [] } as const;
const plan = { idSubscription: 7, opens: ['products', 'events'] };
const member: Member = { ...plan, state: 'active', paid_until: daysAfter(now, 3) };

describe('a plan', () => {
  it.each([
    { name: 'what is for all paid members', what: product, opened: true },
    {
      name: 'what names it',
      what: { ...product, availableToAllPaid: false, validSubscriptions: [6, 7] },
      opened: true,
    },
    {
      name: 'what names others',
      what: { ...product, availableToAllPaid: false, validSubscriptions: [6] },
      opened: false,
    },
    { name: 'what names none', what: { ...product, availableToAllPaid: false }, opened: false },
    { name: 'an area that it does not open', what: { ...product, area: 'posts' as const }, opened: false },
  ])('opens or not: $name', ({ what, opened }) => {
    expect(planOpens(plan, what)).toBe(opened);
  });
});

describe('a member', () => {
  it.each([
    { name: 'paid', changes: {}, opened: true },
    { name: 'stopped, before the end of the month', changes: { state: 'stopping' as const }, opened: true },
    {
      name: 'stopped, at the end of the month',
      changes: { state: 'stopping' as const, paid_until: now },
      opened: false,
    },
    {
      name: 'declined, on day 9',
      changes: { state: 'retrying' as const, paid_until: daysAfter(now, -9) },
      opened: true,
    },
    {
      name: 'declined, on day 10',
      changes: { state: 'retrying' as const, paid_until: daysAfter(now, -10) },
      opened: false,
    },
    { name: 'not paid yet', changes: { state: 'starting' as const, paid_until: null }, opened: false },
    { name: 'ended', changes: { state: 'ended' as const }, opened: false },
  ])('has access or not: $name', ({ changes, opened }) => {
    expect(memberOpens({ ...member, ...changes }, product, now)).toBe(opened);
  });
});
