import type { Language } from '@stagedoor/contract/limits';

/** "Ukrainian and English". The server says it where it can: a browser takes long for the first such names. */
export const nameLanguages = (codes: readonly string[], language: Language): string => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
};
