import type { Language } from '@stagedoor/contract/limits';

const locales: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru' };

/** A moment for a mail, in UTC because the recipient's time zone is unknown. */
export const momentInWords = (at: Date, language: Language): string =>
  `${at.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
