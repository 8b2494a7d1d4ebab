import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=20-10', 'beyond'],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes', null],
  ['lines=0-1', null],
  [undefined, null],
] as const)('reads %j of a hundred bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});
