import { z } from 'zod';
import { contentLimits as most } from '../content-limits.ts';
import { type Language, limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { person } from './named-person.ts';
import { id, line, localized, moment, text } from './primitives.ts';
import { fees } from './product.ts';

/** The same text in every language of the product. */
export type Localized = Record<Language, string>;

const written = localized(z.string());
const title = localized(line(most.titleMax).trim().min(1));

/** As used in URLs; `all` is reserved for the list of all talents. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(most.nameMax)
  .regex(/^(?!all$)[a-z0-9]+(-[a-z0-9]+)*$/);

/** A group, or a category of one. */
const branchKind = z.enum(['group', 'category']);
export const branchAt = z.object({ kind: branchKind, id });
export const newBranch = z.object({
  /** The group of a category; null for a group. */
  idGroup: id.nullable(),
  name,
  title,
});
export const branchTitle = branchAt.extend({ title });
const branch = z.object({ id, name: z.string(), title: written, hidden: z.boolean(), talents: z.int() });
export const directoryGroup = branch.extend({ categories: z.array(branch) });

export const newTag = z.object({ idCategory: id, name, title });
export const tagTitle = z.object({ id, title });
export const tagsFilter = z.object({
  /** A part of its name in any language. */
  find: line(most.titleMax).trim().optional(),
  idCategory: id.optional(),
  /** The name of the last tag of the previous page. */
  after: line(most.nameMax).optional(),
  size: z.int().min(1).max(limits.pages.max).default(limits.pages.queue),
});
export const staffTag = z.object({
  id,
  name: z.string(),
  title: written,
  idCategory: id,
  category: written,
  talents: z.int(),
});

const fundWords = {
  name: localized(line(most.fund.nameMax).trim().min(1)),
  about: localized(text(most.fund.aboutMax).min(1)),
  link: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(most.fund.linkMax),
};
export const newFund = z.object(fundWords);
export const editedFund = newFund.extend({ id });
export const staffFund = z.object({
  id,
  name: written,
  about: written,
  link: z.string(),
  active: z.boolean(),
  /** Donated through us so far. */
  total: priceSchema,
  /** Talents who currently donate a share to it. */
  talents: z.int(),
});

const promoStates = ['active', 'planned', 'usedUp', 'expired', 'stopped'] as const;
export const promoState = z.enum(promoStates);

const promoCode = z
  .string()
  .trim()
  .min(most.promo.codeMin)
  .max(limits.promo.codeMax)
  .regex(/^[a-z0-9-]+$/i)
  .toUpperCase();
const uses = z.int().min(1).max(most.promo.usesMax).nullable().default(null);

export const newPromoCode = z
  .object({
    /** Generated when omitted. */
    code: promoCode.optional(),
    percent: z.int().min(1).max(100).nullable().default(null),
    fixed: priceSchema.min(1).max(most.promo.fixedMax).nullable().default(null),
    startsAt: moment.nullable().default(null),
    endsAt: moment.nullable().default(null),
    totalLimit: uses,
    personLimit: uses,
    /** Restricts the code to products of this talent, or to the listed ones among them. */
    idTalent: id.nullable().default(null),
    products: z.array(id).max(most.promo.productsMax).default([]),
  })
  .refine(({ percent, fixed }) => percent !== null || fixed !== null, { path: ['percent'] })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
  })
  .refine(({ idTalent, products }) => idTalent !== null || products.length === 0, { path: ['idTalent'] });

export const staffPromoCode = z.object({
  id,
  code: z.string(),
  state: promoState,
  percent: z.int().nullable(),
  fixed: priceSchema.nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  createdAt: moment,
  used: z.int(),
  totalLimit: z.int().nullable(),
  personLimit: z.int().nullable(),
  talent: person.nullable(),
  products: z.array(z.object({ idProduct: id, name: z.string() })),
});

const percents = fees.omit({ version: true });
export const newFees = percents.extend({ validFrom: moment });
export const feeVersion = fees.extend({
  validFrom: moment,
  announcedAt: moment,
  state: z.enum(['ahead', 'inForce', 'past', 'withdrawn']),
});

/** One step per line; empty lines are dropped. */
const steps = text(most.presentation.instructionsMax)
  .overwrite((given) =>
    given
      .split('\n')
      .map((step) => step.trim())
      .filter(Boolean)
      .join('\n'),
  )
  .min(1);
const presented = {
  hideRecipient: z.boolean(),
  eventInstructions: localized(steps).nullable(),
  keepHiddenLabel: localized(line(most.presentation.labelMax).trim().min(1)).nullable(),
};
export const newPresentation = z.object({ idUser: id, ...presented });
export const presentation = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  hideRecipient: z.boolean(),
  eventInstructions: written.nullable(),
  keepHiddenLabel: written.nullable(),
});

export type BranchKind = z.output<typeof branchKind>;
export type BranchAt = z.output<typeof branchAt>;
export type NewBranch = z.output<typeof newBranch>;
export type Branch = z.output<typeof branch>;
export type DirectoryGroup = z.output<typeof directoryGroup>;
export type NewTag = z.output<typeof newTag>;
export type TagsFilter = z.output<typeof tagsFilter>;
export type StaffTag = z.output<typeof staffTag>;
export type NewFund = z.output<typeof newFund>;
export type EditedFund = z.output<typeof editedFund>;
export type StaffFund = z.output<typeof staffFund>;
export type PromoState = z.output<typeof promoState>;
export type NewPromoCode = z.output<typeof newPromoCode>;
export type StaffPromoCode = z.output<typeof staffPromoCode>;
export type NewFees = z.output<typeof newFees>;
export type FeeVersion = z.output<typeof feeVersion>;
export type NewPresentation = z.output<typeof newPresentation>;
export type Presentation = z.output<typeof presentation>;
