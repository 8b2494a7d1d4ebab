import { limits } from '@stagedoor/contract/limits';
import { expect, it } from 'vitest';
import { placeTimeInWords, zoneInWords } from './place-time.ts';

const evening = new Date('2026-11-18T16:00:00Z');
const inAll = (timeZone: string) => limits.languages.map((language) => placeTimeInWords(evening, timeZone, language));

it('names day, year, time and time zone of the place in every language', () => {
  expect(inAll('Europe/Kyiv')).toEqual([
    'Wed 18 Nov 2026, 18:00, Kyiv time',
    'ср, 18 лист. 2026 р., 18:00 за київським часом',
    'ср, 18 нояб. 2026 г., 18:00 по киевскому времени',
  ]);
});

it('shows the day it is there', () => {
  expect(placeTimeInWords(evening, 'Asia/Tokyo', 'en')).toBe('Thu 19 Nov 2026, 01:00, Tokyo time');
});

it('names a rarer time zone by its city, and an old name by the new one', () => {
  expect(zoneInWords('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires time');
  expect(zoneInWords('Europe/Kiev', 'en')).toBe('Kyiv time');
});
