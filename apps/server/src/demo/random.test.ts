import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.next());
};

it('draws the same numbers from the same seed', () => {
  expect(draws('door')).toEqual(draws('door'));
  expect(draws('door')).not.toEqual(draws('doors'));
});

it('keeps whole numbers within their bounds, both included', () => {
  const random = createRandom('bounds');
  const seen = new Set(Array.from({ length: 300 }, () => random.int(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('shuffles without losing or doubling anything', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  expect(createRandom('cards').shuffle(items).sort()).toEqual(items);
});
