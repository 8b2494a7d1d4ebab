import { expect, it } from 'vitest';
import { momentOfTyped, typedTime } from './zoned-time.ts';

it('reads what was typed as the time of the place, in winter and in summer', () => {
  expect(momentOfTyped('2026-11-18T18:00', 'Europe/Kyiv')).toEqual(new Date('2026-11-18T16:00:00Z'));
  expect(momentOfTyped('2026-07-18T18:00', 'Europe/Kyiv')).toEqual(new Date('2026-07-18T15:00:00Z'));
  expect(momentOfTyped('2026-11-18T18:00', 'America/New_York')).toEqual(new Date('2026-11-18T23:00:00Z'));
});

it('shows it again as it was typed', () => {
  expect(typedTime(new Date('2026-11-18T16:00:00Z'), 'Europe/Kyiv')).toBe('2026-11-18T18:00');
});

it('moves a time that is skipped in spring an hour on', () => {
  expect(momentOfTyped('2026-03-29T03:30', 'Europe/Kyiv')).toEqual(new Date('2026-03-29T01:30:00Z'));
});

it('refuses what is no time', () => {
  expect(momentOfTyped('', 'Europe/Kyiv')).toBeNull();
  expect(momentOfTyped('tomorrow', 'Europe/Kyiv')).toBeNull();
});
