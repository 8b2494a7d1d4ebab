import type { Language } from '@stagedoor/contract/limits';
import { mails as en, digest as enDigest, frame as enFrame, texts as enTexts } from './en/mails.ts';
import { mails as ru, digest as ruDigest, frame as ruFrame, texts as ruTexts } from './ru/mails.ts';
import type { Translation } from './translation.ts';
import { mails as uk, digest as ukDigest, frame as ukFrame, texts as ukTexts } from './uk/mails.ts';
import { inLanguages } from './words.ts';

/** By name, then by language. */
export const mails = inLanguages(en, uk, ru);
export const texts = inLanguages(enTexts, ukTexts, ruTexts);
export const digest = { en: enDigest, uk: ukDigest, ru: ruDigest };
export const frame: Record<Language, Translation<typeof enFrame>> = { en: enFrame, uk: ukFrame, ru: ruFrame };
