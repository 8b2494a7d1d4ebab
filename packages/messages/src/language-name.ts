import type { Language } from '@stagedoor/contract/limits';

/** "Українська", for lists and tables. Preferably on the server: the first call is slow in a browser. */
export const languageName = (code: string, language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
