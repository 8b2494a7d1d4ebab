import { describe, expect, it } from 'vitest';
import { makeWorld } from './index.ts';
import { demoEmails, demoLogins } from './staff.ts';
import type { Words } from './types.ts';

const world = makeWorld();
const { groups, talents, fans, administrator } = world;

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const titles = groups.flatMap((group) => [group.title, ...group.categories.map((category) => category.title)]);
const texts: Words[] = [
  ...titles,
  ...talents.flatMap(({ spelling, headline, city = headline, about }) => [spelling, headline, city, about]),
];

it('makes the same world every time', () => {
  expect(makeWorld()).toEqual(world);
});

it('has 60 talents and 200 fans', () => {
  expect(talents).toHaveLength(60);
  expect(fans).toHaveLength(200);
});

it('gives nobody the name, nickname or address of another', () => {
  expect(twice(talents.map(({ name }) => name))).toEqual([]);
  expect(twice(talents.map(({ nickname }) => nickname))).toEqual([]);
  expect(twice(fans.map(({ name }) => name))).toEqual([]);
  expect(twice([administrator, ...talents, ...fans].map(({ email }) => email))).toEqual([]);
});

it('writes addresses that can be typed and can never reach anyone', () => {
  for (const { email } of [administrator, ...talents, ...fans]) expect(email).toMatch(/^[a-z-]+@[a-z]+\.example$/);
});

it('has a person behind each demo login', () => {
  const everyone = [administrator, ...talents, ...fans].map(({ email }) => email);
  for (const { email } of demoLogins) expect(everyone).toContain(email);
  expect(talents.find(({ email }) => email === demoEmails.talent)?.name).toBe('Orysia Tymkiv');
});

it('puts every talent in one or two categories of their own group, and a talent in every category', () => {
  const filled = new Set<string>();
  for (const { nickname, group, categories } of talents) {
    const known = groups.find(({ name }) => name === group)?.categories.map(({ name }) => name) ?? [];
    expect(known, nickname).toEqual(expect.arrayContaining([...categories]));
    expect([1, 2]).toContain(categories.length);
    for (const category of categories) filled.add(category);
  }
  expect([...filled].sort()).toEqual(groups.flatMap(({ categories }) => categories.map(({ name }) => name)).sort());
});

it('has talents who are available and some who are away', () => {
  const away = talents.filter(({ awayDays }) => awayDays !== undefined);
  expect(away).toHaveLength(6);
  expect(talents.length).toBeGreaterThan(away.length);
});

describe('texts in three languages', () => {
  it('are all there', () => {
    for (const words of texts) {
      for (const text of [words.en, words.uk, words.ru]) expect(text.trim(), JSON.stringify(words)).not.toBe('');
    }
  });

  it('keep to the letters of their language', () => {
    for (const { en, uk, ru } of texts) {
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(`${uk} ${ru}`).not.toMatch(/\p{Script=Latin}/u);
      expect(uk).not.toMatch(/[ыэъё]/i);
      expect(ru).not.toMatch(/[іїєґ’]/i);
    }
  });
});
