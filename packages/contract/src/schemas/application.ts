import { z } from 'zod';
import { limits } from '../limits.ts';
import { readProfileAddress } from '../profile-address.ts';
import { languages } from './account.ts';
import { id, imageLink, line, moment, text } from './primitives.ts';

const { application: limit } = limits;

export const applicationState = z.enum(['draft', 'submitted', 'moreAsked', 'approved', 'rejected']);
export type ApplicationState = z.output<typeof applicationState>;

/** How ownership of a profile was proved: our code was found on its page, or staff saw it there. */
const profileProof = z.enum(['code', 'staff']);

/** The URL of a profile page, normalised. */
export const profileAddress = z
  .string()
  .overwrite((typed) => readProfileAddress(typed).address ?? typed)
  .max(limit.addressMax)
  .check(({ value, issues }) => {
    const { problem } = readProfileAddress(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { word: problem } });
  });

const unique = <Item>(items: Item[]) => [...new Set(items)];

/** The first decides in which group a talent is listed. */
export const ownCategories = z
  .array(line(60))
  .min(1)
  .overwrite(unique)
  .refine((names) => names.length <= limit.categoriesMax);
const applicationProfiles = z.array(profileAddress).overwrite(unique).max(limit.profilesMax);
const specialization = text(limit.specializationMax).regex(/^[^\n]*$/);
const charityChoice = z.object({ idCharityFund: id, percent: z.int().min(1).max(100) });

/** Partial update: omitted parts stay unchanged. */
export const upgradeExpertBody = z.object({
  categories: ownCategories.optional(),
  tags: z.array(id).overwrite(unique).max(limit.tagsMax).optional(),
  specialization: specialization.optional(),
  about: text(limits.account.aboutMax).optional(),
  languages: languages.optional(),
  profiles: applicationProfiles.optional(),
  charity: charityChoice.nullable().optional(),
  /** The answer to a question of staff. */
  answer: text(limit.answerMax).optional(),
  submit: z.boolean().default(false),
});
export type ApplicationChange = Omit<z.output<typeof upgradeExpertBody>, 'submit'>;

const profile = z.object({
  address: z.string(),
  proof: profileProof.nullable(),
  /** Whether we can fetch the page; otherwise staff check it. */
  checkable: z.boolean(),
});
export type ApplicationProfile = z.output<typeof profile>;

export const application = z.object({
  id,
  state: applicationState,
  categories: z.array(z.string()),
  tags: z.array(id),
  specialization: z.string(),
  about: z.string(),
  languages: z.array(z.string().length(2)),
  /** To be put into the profile's description until it is verified. */
  code: z.string(),
  profiles: z.array(profile),
  charity: charityChoice.nullable(),
  submittedAt: moment.nullable(),
  /** The deadline for staff. */
  dueAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** The question of staff, and the applicant's answer. */
  asked: z.string().nullable(),
  answer: z.string(),
  /** Why it was rejected, and when a new application is allowed. */
  reason: z.string().nullable(),
  mayApplyFrom: moment.nullable(),
});
export type Application = z.output<typeof application>;

const named = z.object({ localizedString: z.string() });

export const queuedApplication = application.omit({ categories: true, tags: true, mayApplyFrom: true }).extend({
  idUser: id,
  userName: z.string(),
  imageLink: imageLink.nullable(),
  categories: z.array(named.extend({ name: z.string() })),
  tags: z.array(named.extend({ idTag: id })),
  /** Null unless confirmed. */
  corporateEmail: z.string().nullable(),
  /** Connected by logging in there. */
  linked: z.array(z.object({ network: z.string(), name: z.string() })),
  fundName: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type QueuedApplication = z.output<typeof queuedApplication>;

const words = line(limit.wordsMax).min(4);

export const decideApplicationBody = z.discriminatedUnion('decision', [
  z.object({
    id,
    decision: z.literal('approve'),
    /** URLs at which the deciding staff member has seen the code. */
    seen: z.array(z.string().max(limit.addressMax)).max(limit.profilesMax).default([]),
  }),
  z.object({ id, decision: z.literal('reject'), words }),
  z.object({ id, decision: z.literal('askMore'), words }),
]);
export type ApplicationDecision = z.output<typeof decideApplicationBody>;

/** Documents that users consent to, in their current version. */
export const documentVersions = { terms: limits.account.termsVersion, offer: limit.offerVersion } as const;
export const documentKind = z.enum(['terms', 'offer']);
export type DocumentKind = z.output<typeof documentKind>;
