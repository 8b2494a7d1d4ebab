import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages, personName } from './account.ts';
import { line, localized, text } from './primitives.ts';

/** What a talent says about themselves on their public page. */
export const talentPage = z.object({
  names: localized(personName),
  /** What they do, in one line. */
  headline: localized(line(limits.application.specializationMax).trim().min(1)),
  about: localized(text(limits.account.aboutMax).min(1)),
  languages,
});
export type TalentPage = z.output<typeof talentPage>;

/** As stored: talents listed before there was a form may lack a text. */
export const storedTalentPage = z.object({
  names: localized(z.string()),
  headline: localized(z.string()),
  about: localized(z.string()),
  languages: z.array(z.string()),
});
