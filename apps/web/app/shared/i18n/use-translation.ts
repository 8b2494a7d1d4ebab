import type { Namespace } from '@stagedoor/messages/catalogue';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Texts } from './create-texts.ts';
import type { Translate } from './translate.ts';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext.Provider;

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts outside of TextsProvider');
  return texts;
};

/** The texts of one file; suspends until it is loaded. */
export const useTranslation = <Name extends Namespace>(
  name: Name,
): { t: Translate<Name>; find: ReturnType<Texts['finderOf']> } => {
  const texts = useTexts();
  useSyncExternalStore(texts.subscribe, texts.language, texts.language);
  // Not `use`: it would be skipped once the file is loaded, which changes the order of the following hooks.
  if (!texts.isLoaded(name)) throw texts.load(name);
  return { t: texts.of(name), find: texts.finderOf(name) };
};
