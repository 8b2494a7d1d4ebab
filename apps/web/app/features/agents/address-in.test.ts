import { expect, it } from 'vitest';
import { addressIn } from './address-in.ts';

it.each([
  ['orysia', 'orysia'],
  [' @orysia ', 'orysia'],
  ['https://stagedoor.example/orysia', 'orysia'],
  ['stagedoor.example/1001/?tab=store#top', '1001'],
  ['', ''],
  ['  ', ''],
])('finds in “%s” the page of “%s”', (typed, page) => {
  expect(addressIn(typed)).toBe(page);
});
