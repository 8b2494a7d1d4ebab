import type { Language } from '@stagedoor/contract/limits';
import type { Namespace, Texts } from '@stagedoor/messages/catalogue';

declare global {
  interface ImportMetaEnv {
    /** Where the build put the texts (`text-files.ts`). */
    readonly TEXTS_FOLDER: string;
  }
}

/** One file of texts, in the browser. */
export const fetchTexts = async (language: Language, name: Namespace): Promise<Texts> => {
  const path = `${import.meta.env.TEXTS_FOLDER}/${language}/${name}.json`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};
