import { expect, it } from 'vitest';
import { groups } from './groups.ts';
import { tags } from './tags.ts';

it('every tag belongs to a category of this world, under a name of its own', () => {
  const categories = groups.flatMap((group) => group.categories.map(({ name }) => name));
  expect(categories).toEqual(expect.arrayContaining(Object.keys(tags)));
  const names = Object.values(tags).flatMap((list) => list.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
