import { expect, it } from 'vitest';
import { hoursIn, nextSpan, problemIn, spansOf } from './draft.ts';

const hours = [
  { weekday: 1, from: 600, to: 720 },
  { weekday: 1, from: 1_080, to: 1_440 },
];

it('shows hours as times, and reads them again in the order of the week', () => {
  const spans = spansOf(hours);
  expect(spans.map(({ from, to }) => `${from}–${to}`)).toEqual(['10:00–12:00', '18:00–00:00']);
  expect(hoursIn(spans.toReversed())).toEqual(hours);
});

it('says what is wrong with a span', () => {
  const [span] = spansOf(hours);
  if (!span) expect.fail('no span');
  expect(problemIn(span)).toBeUndefined();
  expect(problemIn({ ...span, to: '' })).toBe('incomplete');
  expect(problemIn({ ...span, to: '10:00' })).toBe('backwards');
  expect(problemIn({ ...span, to: '00:00' })).toBeUndefined();
});

it('suggests the evening, or two hours after the last ones of the day', () => {
  expect(nextSpan([], 2)).toMatchObject({ weekday: 2, from: '18:00', to: '20:00', key: 0 });
  expect(nextSpan(spansOf(hours.slice(0, 1)), 1)).toMatchObject({ from: '12:00', to: '14:00', key: 1 });
  expect(nextSpan(spansOf(hours), 1)).toMatchObject({ from: '', to: '' });
});
