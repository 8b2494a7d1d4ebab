import type { Language } from '@stagedoor/contract/limits';

/** Replaces an unknown name. */
export const somebody: Readonly<Record<Language, string>> = { en: 'Somebody', uk: 'Хтось', ru: 'Кто-то' };
