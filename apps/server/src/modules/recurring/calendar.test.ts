import { cents } from '@stagedoor/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter } from '../../platform/time.ts';
import { graceEnd, nextBoundary, nextLook, unusedPart } from './calendar.ts';

const at = (day: string) => new Date(`${day}T09:30:00Z`);
const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const boundaries = (anchor: Date, count: number): Date[] => {
  const all = [anchor];
  for (let n = 0; n < count; n++) all.push(nextBoundary(anchor, all.at(-1) ?? anchor));
  return all;
};

it.each([
  ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-30', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['2026-11-15', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15']],
])('keeps the day of %s where the month has it', (day, expected) => {
  expect(boundaries(at(day), 4).slice(1)).toEqual(expected.map(at));
});

it('renews once in every month and never drifts, for any day and 36 months', () => {
  fc.assert(
    fc.property(moments, (anchor) => {
      const months = boundaries(anchor, 36).map((each) => each.getUTCFullYear() * 12 + each.getUTCMonth());
      expect(months).toEqual(months.map((_, n) => (months[0] ?? 0) + n));
      for (const each of boundaries(anchor, 36)) {
        const lastOfMonth = new Date(Date.UTC(each.getUTCFullYear(), each.getUTCMonth() + 1, 0)).getUTCDate();
        expect(each.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastOfMonth));
        expect(each.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
      }
    }),
  );
});

it('finds the same boundary from anywhere within the period', () => {
  fc.assert(
    fc.property(moments, fc.nat({ max: 40 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (anchor, n, part) => {
      const [from = anchor, until = anchor] = boundaries(anchor, n + 1).slice(-2);
      const within = new Date(from.getTime() + Math.floor(part * (until.getTime() - from.getTime())));
      expect(nextBoundary(anchor, within)).toEqual(until);
    }),
  );
});

it('retries on days three and seven, and ends on day ten', () => {
  const due = at('2026-03-01');
  expect(nextLook(due, due)).toEqual(daysAfter(due, 3));
  expect(nextLook(due, daysAfter(due, 3))).toEqual(daysAfter(due, 7));
  expect(nextLook(due, daysAfter(due, 5))).toEqual(daysAfter(due, 7));
  expect(nextLook(due, daysAfter(due, 7))).toEqual(graceEnd(due));
  expect(graceEnd(due)).toEqual(daysAfter(due, 10));
});

it('values what is left of a period: all of it at first, nothing at the end, and never more than is left', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), moments, fc.integer({ min: -40, max: 80 }), (amount, from, days) => {
      const until = nextBoundary(from, from);
      const now = daysAfter(from, days);
      const worth = unusedPart(cents(amount), { from, until }, now);
      const later = unusedPart(cents(amount), { from, until }, daysAfter(now, 1));
      if (now <= from) expect(worth).toBe(amount);
      if (now >= until) expect(worth).toBe(0);
      expect(worth).toBeGreaterThanOrEqual(later);
      expect(worth).toBeLessThanOrEqual(amount);
    }),
  );
});
