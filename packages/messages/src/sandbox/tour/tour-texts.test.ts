import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../catalogue.ts';
import { tourTexts } from './tour-texts.ts';

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
const gapsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const english = new Map(flat(tourTexts.en));

describe.each(limits.languages)('the texts of the tour in %s', (language) => {
  it('have the gaps of the English ones, and none is empty', () => {
    for (const [key, text] of flat(tourTexts[language])) {
      expect(text.trim()).not.toBe('');
      expect({ key, gaps: gapsIn(text) }).toEqual({ key, gaps: gapsIn(english.get(key) ?? '') });
    }
  });

  it('have buttons of 24 characters at most', () => {
    const { people, clock, cards } = tourTexts[language];
    const { hour, day, week, month, next, move } = clock;
    const buttons = [people.logIn, people.openLink, hour, day, week, month, next, move, cards.copy, cards.copied];
    expect(buttons.filter((text) => text.length > 24)).toEqual([]);
  });
});
