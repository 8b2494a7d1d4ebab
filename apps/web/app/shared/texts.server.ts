import type { Language } from '@stagedoor/contract/limits';
import { namespaces } from '@stagedoor/messages/catalogue';
import type { i18n } from 'i18next';
import { createTexts } from './i18n.ts';

const loaded = new Map<Language, Promise<i18n>>();

/** Every text of a language; loaded once per process. */
export const textsIn = (language: Language): Promise<i18n> => {
  const known = loaded.get(language) ?? createTexts(language, namespaces);
  loaded.set(language, known);
  return known;
};
