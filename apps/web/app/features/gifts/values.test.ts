import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { amountIn, ownProblem, start } from './values.ts';

it.each([
  ['', undefined],
  ['1', undefined],
  ['2000', undefined],
  ['0', 'min'],
  ['2001', 'max'],
  ['99999', 'max'],
  ['-5', 'invalid'],
  ['1.5', 'invalid'],
  ['1e3', 'invalid'],
  ['12abc', 'invalid'],
])('%j as an amount of one’s own is %s', (typed, problem) => {
  expect(ownProblem(typed)).toBe(problem);
});

it('is an amount only once it is chosen and right', () => {
  const offer = {
    idProduct: 7,
    variations: [{ id: 3, name: 'A coffee', price: cents(500) }],
    imageLink: null,
    monthly: null,
    showsGivers: false,
    isNamed: false,
  };
  const amount = (values: object) => amountIn({ ...start, ...values }, offer);
  expect(amount({})).toBeNull();
  expect(amount({ chosen: '3' })).toBe(500);
  expect(amount({ chosen: '4' })).toBeNull();
  expect(amount({ chosen: 'own' })).toBeNull();
  expect(amount({ chosen: 'own', own: '2001' })).toBeNull();
  expect(amount({ chosen: 'own', own: '12' })).toBe(1200);
});
