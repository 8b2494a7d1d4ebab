import { z } from 'zod';
import { limits } from '../limits.ts';

export const language = z.enum(limits.languages);
export const id = z.int().positive();
export const moment = z.iso.datetime();

/** One line of plain text. Control characters are refused: PostgreSQL cannot store NUL, and a log line must stay one. */
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

/** One person writes it in capitals, another does not: it is the same address. */
export const email = z.email().max(limits.account.emailMax).toLowerCase();

/** As given it shows the picture; a size can follow. */
export const imageLink = z
  .string()
  .describe('A path on this host that answers with the picture as WebP. `/{width}.webp` behind it asks for a size.');

/** Texts come in this language. */
export const inLanguage = z.object({ language: language.default(limits.defaultLanguage) });

export const empty = z.object({});
