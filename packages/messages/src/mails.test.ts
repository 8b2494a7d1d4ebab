import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { mails, texts } from './mails.ts';

const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
const flat = (catalogue: object): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : flat(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
  );

describe.each(limits.languages)('mails and SMS in %s', (language) => {
  it.each([
    ['mails', mails],
    ['SMS', texts],
  ] as const)('have the same gaps to fill as in English: %s', (_kind, catalogue) => {
    const english = flat(catalogue.en).map(([key, text]) => [key, gaps(text)]);
    expect(flat(catalogue[language]).map(([key, text]) => [key, gaps(text)])).toEqual(english);
    expect(flat(catalogue[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep every SMS within three parts', () => {
    for (const [, text] of flat(texts[language])) expect(text.length).toBeLessThanOrEqual(3 * 67);
  });
});
