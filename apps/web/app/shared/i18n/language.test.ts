import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language of a page', () => {
  it('is the stored one before the browser’s', () => {
    expect(chooseLanguage('uk', 'ru,en;q=0.8')).toBe('uk');
  });

  it('is the browser’s most wanted that we speak', () => {
    expect(chooseLanguage(undefined, 'de-DE,de;q=0.9,en;q=0.4,ru-RU;q=0.7')).toBe('ru');
    expect(chooseLanguage(undefined, 'uk-UA')).toBe('uk');
  });

  it('is never one that the browser refuses', () => {
    expect(chooseLanguage(undefined, 'ru;q=0, uk;q=0.1')).toBe('uk');
  });

  it('is English when nothing fits', () => {
    expect(chooseLanguage(undefined, null)).toBe('en');
    expect(chooseLanguage('tlh', 'de, fr;q=0.5, ;;q=x')).toBe('en');
  });
});
