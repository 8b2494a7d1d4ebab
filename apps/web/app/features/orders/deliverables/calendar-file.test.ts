import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

it('writes the event with its start in UTC and its words escaped', () => {
  const lines = calendarFile({
    idOrder: 10_001,
    name: 'Songs; by candlelight',
    place: 'Lviv, Teatralna 1\nSecond floor',
    startsAt: new Date('2026-11-18T16:00:00.000Z'),
  }).split('\r\n');
  expect(lines).toContain('DTSTART:20261118T160000Z');
  expect(lines).toContain('SUMMARY:Songs\\; by candlelight');
  expect(lines).toContain('LOCATION:Lviv\\, Teatralna 1\\nSecond floor');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});
