import type { Namespace } from '@stagedoor/messages/catalogue';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Texts } from './create-texts.ts';
import type { Say } from './say.ts';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext.Provider;

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts outside of TextsProvider');
  return texts;
};

/** The texts of one file; a component waits for a file that is not there yet. */
export const useTranslation = <Name extends Namespace>(
  name: Name,
): { t: Say<Name>; find: ReturnType<Texts['finderOf']> } => {
  const texts = useTexts();
  useSyncExternalStore(texts.subscribe, texts.language, texts.language);
  // Not `use`: once the file is there it would not be called again, and the hooks after it would be out of step.
  if (!texts.isLoaded(name)) throw texts.load(name);
  return { t: texts.of(name), find: texts.finderOf(name) };
};
