import { expect, it } from 'vitest';
import { groups } from './groups.ts';
import { tags, tagsOfTalents } from './tags.ts';
import { talents } from './talents.ts';

it('every tag belongs to a category of this world, under a name of its own', () => {
  const categories = groups.flatMap((group) => group.categories.map(({ name }) => name));
  expect(categories).toEqual(expect.arrayContaining(Object.keys(tags)));
  const names = Object.values(tags).flatMap((list) => list.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

it('talents have tags of their own categories', () => {
  for (const [nickname, names] of Object.entries(tagsOfTalents)) {
    const categories = talents.find((talent) => talent.nickname === nickname)?.categories ?? [];
    const known = categories.flatMap((category) => tags[category] ?? []).map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...names]));
  }
});
