import { describe, expect, it } from 'vitest';
import { distance } from './closeness.ts';

describe('a known word', () => {
  it.each([
    ['the very word', 'shevchenko', 'shevchenko', 0],
    ['a word that goes on', 'shev', 'shevchenko', 1],
    ['one other letter', 'shevchinko', 'shevchenko', 2],
    ['two letters that changed places', 'shevhcenko', 'shevchenko', 2],
    ['a letter too few and another one', 'shevcinko', 'shevchenko', 3],
    ['an unfinished word with a typo', 'shevchi', 'shevchenko', 3],
  ])('is as far as its typos: %s', (_what, typed, known, far) => {
    expect(distance(typed, known)).toBe(far);
  });

  it.each([
    ['three typos', 'shifchinka', 'shevchenko'],
    ['one typo in three letters', 'ola', 'ole'],
    ['two in five', 'marta', 'mirto'],
    ['two in seven', 'plumber', 'number'],
    ['another first letter in four', 'cake', 'make'],
  ])('is another word after %s', (_what, typed, known) => {
    expect(distance(typed, known)).toBeNull();
  });
});
