import { type Language, limits } from '@stagedoor/contract/limits';

export const languageCookie = 'lang';

export const languageNames: Record<Language, { name: string; code: string }> = {
  en: { name: 'English', code: 'EN' },
  uk: { name: 'Українська', code: 'UA' },
  ru: { name: 'Русский', code: 'RU' },
};

const known = (tag: string | undefined): Language | undefined =>
  limits.languages.find((language) => language === tag?.trim().toLowerCase().split('-')[0]);

const quality = (part: string): number => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

/** The visitor's choice, else the first supported language of the browser, else English. */
export const chooseLanguage = (stored: string | undefined, acceptLanguage: string | null): Language => {
  const wished = (acceptLanguage ?? '')
    .split(',')
    .filter((part) => quality(part) > 0)
    .toSorted((a, b) => quality(b) - quality(a))
    .map((part) => known(part.split(';')[0]))
    .find((language) => language !== undefined);
  return known(stored) ?? wished ?? limits.defaultLanguage;
};
