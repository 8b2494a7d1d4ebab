import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const evening = {
  uid: 'order-10001',
  name: 'Songs; by candlelight',
  place: 'Lviv, Teatralna 1\nSecond floor',
  url: 'https://www.openstreetmap.org/search?query=Lviv',
  startsAt: new Date('2026-11-18T16:00:00.000Z'),
  isCancelled: false,
  now: new Date('2026-11-01T12:00:00.000Z'),
};

it('writes the event with its start in UTC and its words escaped', () => {
  const lines = calendarFile(evening).split('\r\n');
  expect(lines).toContain('DTSTART:20261118T160000Z');
  expect(lines).toContain('SUMMARY:Songs\\; by candlelight');
  expect(lines).toContain('LOCATION:Lviv\\, Teatralna 1\\nSecond floor');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

it('folds long lines without breaking a letter, and says that an event is cancelled', () => {
  const name = 'Вечір пісень при свічках у старому театрі на площі, де завжди грає музика';
  const file = calendarFile({ ...evening, name, isCancelled: true });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name.replace(',', '\\,')}`);
  expect(file).toContain('STATUS:CANCELLED');
});
