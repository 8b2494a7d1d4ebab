import { expect, it } from 'vitest';
import { otherLayout } from './other-layout.ts';

it.each([
  ['itdxtyrj', 'шевченко'],
  ['Jhbcz', 'орися'],
  ['[dbkmjdbq', 'хвильовий'],
  ['ершыш', 'thisi'],
])('the keys of %s write %s on the other keyboard', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});
