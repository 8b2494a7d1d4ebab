import type { Language } from '@stagedoor/contract/limits';
import { isNamespace, namespaces } from '@stagedoor/messages/catalogue';
import { loadPageTexts } from '@stagedoor/messages/page-texts';
import { createTexts, type Texts } from './create-texts.ts';

const loaded = new Map<Language, Promise<Texts>>();

const loadAll = async (language: Language): Promise<Texts> => {
  const texts = createTexts(language, loadPageTexts);
  await Promise.all(namespaces.filter(isNamespace).map((name) => texts.load(name)));
  return texts;
};

/** All texts of a language; loaded once per process. */
export const textsIn = (language: Language): Promise<Texts> => {
  const known = loaded.get(language) ?? loadAll(language);
  loaded.set(language, known);
  return known;
};
