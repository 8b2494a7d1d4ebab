import type { Language } from '@stagedoor/contract/limits';
import { mails as en, texts as enTexts } from './en/mails.ts';
import type { GapsIn } from './gaps.ts';
import { mails as ru, texts as ruTexts } from './ru/mails.ts';
import type { Translation } from './translation.ts';
import { mails as uk, texts as ukTexts } from './uk/mails.ts';

type English = typeof en;
/** Every mail by name; `frame` is what all of them share. */
export type MailName = Exclude<keyof English, 'frame'>;
/** Mails with a button, which must be told where it leads. */
export type MailWithAction = { [Name in MailName]: English[Name] extends { action: string } ? Name : never }[MailName];
export type SmsName = keyof typeof enTexts;

/** What must be known to write a mail or an SMS. */
export type MailGaps<Name extends MailName> = Record<GapsIn<English[Name][keyof English[Name]]>, string>;
export type SmsGaps<Name extends SmsName> = Record<GapsIn<(typeof enTexts)[Name]>, string>;

export const mails: Record<Language, Translation<English>> = { en, uk, ru };
export const texts: Record<Language, Translation<typeof enTexts>> = { en: enTexts, uk: ukTexts, ru: ruTexts };
