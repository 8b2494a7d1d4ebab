import { type ErrorName, errorNames } from '@stagedoor/contract/errors';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { errors as en } from './en/errors.ts';
import { errors as ru } from './ru/errors.ts';
import type { Translation } from './translation.ts';
import { errors as uk } from './uk/errors.ts';

const words = (text: string) => text.match(/[\p{L}’]+/gu) ?? [];

type Errors = Record<ErrorName, string> & { reasons: Record<string, string> };

describe.each(Object.entries({ en, uk, ru }))('errors in %s', (language, { reasons, ...texts }: Errors) => {
  it.each(errorNames)('%s is a calm, whole sentence', (name) => {
    expect(texts[name]).toMatch(/^\p{Lu}.*\.$/u);
    expect(texts[name]).not.toContain('!');
  });

  it.each(Object.keys(reasons))('the reason %s is a calm, whole sentence', (kind) => {
    expect(reasons[kind]).toMatch(/^\p{Lu}.*\.$/u);
    expect(reasons[kind]).not.toContain('!');
  });

  it('are each said differently', () => {
    expect(new Set(Object.values(texts)).size).toBe(errorNames.length);
    expect(new Set(Object.values(reasons)).size).toBe(Object.keys(reasons).length);
  });

  it('use one alphabet within a word, and no letter of a neighbour', () => {
    const foreign = { en: /\p{Script=Cyrillic}/u, uk: /[ёъыэ]/iu, ru: /[ґєії]/iu }[language];
    for (const word of [...Object.values(texts), ...Object.values(reasons)].flatMap(words)) {
      expect(word).toMatch(/^(?:[\p{Script=Latin}’]+|[\p{Script=Cyrillic}’]+)$/u);
      expect(word).not.toMatch(foreign ?? /^$/);
    }
  });
});

describe('a translation', () => {
  type English = { title: string; list: { comments_one: string; comments_other: string } };
  type Complete = {
    title: string;
    list: { comments_one: string; comments_few: string; comments_many: string; comments_other: string };
  };

  it('has every text and every plural form', () => {
    expectTypeOf<Complete>().toExtend<Translation<English>>();
  });

  it('does not compile with a text or a plural form missing', () => {
    expectTypeOf<English>().not.toExtend<Translation<English>>();
    expectTypeOf<Omit<Complete, 'title'>>().not.toExtend<Translation<English>>();
  });
});
