import { z } from 'zod';
import { limits } from '../limits.ts';
import { networkNames, readSocialLink, type SocialNetwork } from '../social-links.ts';
import { idImage, languages, personName } from './account.ts';
import { ownCategories } from './application.ts';
import { id, imageLink, line, localized, text } from './primitives.ts';

/** In every language or in none. */
const city = localized(text(limits.page.cityMax).regex(/^[^\n]*$/)).check(({ value, issues }) => {
  const missing = limits.languages.filter((language) => value[language] === '');
  if (missing.length === limits.languages.length) return;
  for (const language of missing) issues.push({ code: 'custom', input: '', path: [language] });
});

/** Empty for none. */
const socialLink = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .overwrite((typed) => readSocialLink(network, typed).link ?? typed)
    .max(limits.page.linkMax)
    .check(({ value, issues }) => {
      const problem = value === '' ? undefined : readSocialLink(network, value).problem;
      if (problem) issues.push({ code: 'custom', input: value, params: { word: problem } });
    });

const byNetwork = <Link extends z.ZodType>(schemaOf: (network: SocialNetwork) => Link) =>
  z.object(Object.fromEntries(networkNames.map((each) => [each, schemaOf(each)])) as Record<SocialNetwork, Link>);

/** What a talent says about themselves on their public page. */
export const talentPage = z.object({
  names: localized(personName),
  /** What they do, in one line. */
  headline: localized(line(limits.application.specializationMax).trim().min(1)),
  city,
  about: localized(text(limits.account.aboutMax).min(1)),
  languages,
  categories: ownCategories,
  tags: z
    .array(id)
    .overwrite((tags) => [...new Set(tags)])
    .max(limits.page.tagsMax),
  links: byNetwork(socialLink),
  /** Null for none. */
  idImage: idImage.nullable(),
  idCover: idImage.nullable(),
});
export type TalentPage = z.output<typeof talentPage>;

/** As stored: talents listed before there was a form may lack a text. */
export const storedTalentPage = z.object({
  names: localized(z.string()),
  headline: localized(z.string()),
  city: localized(z.string()),
  about: localized(z.string()),
  languages: z.array(z.string()),
  categories: z.array(z.string()),
  tags: z.array(id),
  links: byNetwork(() => z.string()),
  idImage: z.string().nullable(),
  imageLink: imageLink.nullable(),
  idCover: z.string().nullable(),
  coverLink: imageLink.nullable(),
});
export type StoredTalentPage = z.output<typeof storedTalentPage>;
