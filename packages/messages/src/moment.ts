import type { Language } from '@stagedoor/contract/limits';

const locales: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru' };

/** A moment for a mail, in UTC because the recipient's time zone is unknown. */
export const momentInWords = (at: Date, language: Language): string =>
  `${at.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** A day for a mail, in UTC. */
export const dayInWords = (at: Date, language: Language): string =>
  at.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
