import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { isNamespace, loadTexts, namespaces, type Texts } from './catalogue.ts';

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).toSorted();
const withoutPlural = (key: string) => key.replace(/_(one|few|many|other)$/, '');

const load = async (language: (typeof limits.languages)[number], namespace: string) =>
  isNamespace(namespace) ? flat(await loadTexts(language, namespace)) : [];

describe.each(namespaces)('the texts of %s', (namespace) => {
  it.each(limits.languages)('are all there in %s', async (language) => {
    const texts = await load(language, namespace);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(['uk', 'ru'] as const)('have in %s the same gaps to fill as in English', async (language) => {
    const english = new Map(
      (await load('en', namespace)).map(([key, text]) => [withoutPlural(key), placeholders(text)]),
    );
    for (const [key, text] of await load(language, namespace)) {
      expect({ key, gaps: placeholders(text) }).toEqual({ key, gaps: english.get(withoutPlural(key)) });
    }
  });
});
