import type { Language } from '@stagedoor/contract/limits';

/** "Ukrainian and English". Preferably on the server: the first call is slow in a browser. */
export const nameLanguages = (codes: readonly string[], language: Language): string => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
};
