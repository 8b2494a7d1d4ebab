import { isStudioType, productTypeNames } from '@stagedoor/contract/product-types';
import { describe, expect, it } from 'vitest';
import { drawGoods, goodsKinds } from '../art/goods.ts';
import { funds } from './charity.ts';
import { charityOf, productsOf } from './products.ts';
import { talents } from './talents.ts';
import type { Words } from './types.ts';

const shelves = talents.map((talent) => ({ talent, products: productsOf(talent) }));
const all = shelves.flatMap(({ products }) => products);
const ofType = (type: string) => all.filter((product) => product.type === type);

it('puts the same things on the shelves every time', () => {
  expect(talents.map(productsOf)).toEqual(shelves.map(({ products }) => products));
});

it('gives each talent three to ten products, none twice', () => {
  for (const { talent, products } of shelves) {
    expect(products.length, talent.nickname).toBeGreaterThanOrEqual(3);
    expect(products.length, talent.nickname).toBeLessThanOrEqual(10);
    for (const pick of [
      (p: (typeof products)[number]) => `${p.type} ${p.name.en}`,
      (p: (typeof products)[number]) => `${p.type} ${p.about.en}`,
    ]) {
      expect(new Set(products.map(pick)).size, talent.nickname).toBe(products.length);
    }
  }
});

it.each(productTypeNames.filter(isStudioType))('has a talent who sells %s', (type) => {
  expect(ofType(type).length).toBeGreaterThan(1);
});

it('has something sold out, something in a hurry, something at rest', () => {
  const soldOut = all.filter(({ variations }) => variations.every(({ total }) => total === 0));
  expect(soldOut.length).toBeGreaterThan(2);
  expect(all.filter(({ variations }) => variations.some(({ expressPrice }) => expressPrice)).length).toBeGreaterThan(
    20,
  );
  expect(all.filter(({ resting }) => resting).length).toBeGreaterThan(2);
});

it('draws what is touched or visited', () => {
  for (const { type, pictures, place, variations } of all) {
    expect(pictures !== undefined).toBe(['PHYSICAL', 'EVENT', 'MUSEUM_TOUR'].includes(type));
    expect(place !== undefined).toBe(['EVENT', 'MUSEUM_TOUR'].includes(type));
    if (type === 'MUSEUM_TOUR') expect(variations).toHaveLength(3);
    if (place)
      for (const { starts, total } of variations)
        expect([starts !== undefined, total !== undefined]).toEqual([true, true]);
  }
  for (const kind of goodsKinds) expect(drawGoods('seed', kind, 'plum').join()).not.toMatch(/NaN|undefined/);
});

it('lets some give a share, to every fund', () => {
  const shares = talents.flatMap((talent) => charityOf(talent, funds.length) ?? []);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.length).toBeLessThan(25);
});

describe('texts in three languages', () => {
  const texts: Words[] = [
    ...all.flatMap(({ name, shortAbout, about, place }) => [name, shortAbout, about, ...(place ? [place] : [])]),
    ...funds.flatMap(({ name, about }) => [name, about]),
  ];

  it('are all there, and fit their fields', () => {
    for (const { en, uk, ru } of texts) for (const text of [en, uk, ru]) expect(text.trim()).not.toBe('');
    for (const { name, shortAbout, about } of all) {
      for (const language of ['en', 'uk', 'ru'] as const) {
        expect(name[language].length).toBeLessThanOrEqual(80);
        expect(shortAbout[language].length).toBeLessThanOrEqual(160);
        expect(about[language].length).toBeGreaterThanOrEqual(10);
      }
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
