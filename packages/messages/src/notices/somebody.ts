import type { Language } from '@stagedoor/contract/limits';

/** Stands for a person whose name is not known. */
export const somebody: Readonly<Record<Language, string>> = { en: 'Somebody', uk: 'Хтось', ru: 'Кто-то' };
