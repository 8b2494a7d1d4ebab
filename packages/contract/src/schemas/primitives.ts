import { z } from 'zod';
import { limits } from '../limits.ts';

export const language = z.enum(limits.languages);
export const id = z.int().positive();
export const moment = z.iso.datetime();

/**
 * One line of plain text. Refuses control characters: PostgreSQL cannot store NUL, and a log line must stay one line.
 */
export const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** Plain text of several lines; may be empty. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\n]*$/u);

/** Addresses that differ only in case are the same. */
export const email = z.email().max(limits.account.emailMax).toLowerCase();

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
/** A name in the IANA time zone database: `Europe/Kyiv`. */
export const timeZone = line(64).refine(isTimeZone);

/** A URL of the picture; a size can be appended. */
export const imageLink = z
  .string()
  .describe('A path on this host that answers with the picture as WebP. `/{width}.webp` behind it asks for a size.');

/** The language of the texts in the reply. */
export const inLanguage = z.object({ language: language.default(limits.defaultLanguage) });

export const empty = z.object({});

/** A text in every language of the product. */
export const localized = <Text extends z.ZodType>(text: Text) => z.object({ en: text, uk: text, ru: text });
