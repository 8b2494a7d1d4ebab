import { z } from 'zod';
import { limits } from '../limits.ts';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { linkToken } from './account.ts';
import { keyedBodyOf } from './keyed-page.ts';
import { id, imageLink, language, line, moment } from './primitives.ts';
import { planArea } from './subscription-access.ts';

export const plan = z.object({
  idSubscription: id,
  name: z.string(),
  shortAbout: z.string(),
  about: z.string(),
  imageLink: imageLink.nullable(),
  /** Cents per month. */
  price: priceSchema,
  /** What it opens; to fans only what exists. */
  opens: z.array(planArea),
});

/** A plan in its talent's studio. */
export const ownPlan = plan.extend({ idImage: z.string().nullable(), members: z.int().min(0) });

export const movePlanBody = z.object({ idSubscription: id, to: z.enum(['up', 'down']) });
export type MovePlan = z.output<typeof movePlanBody>;

/** `retrying`: a renewal was declined. `stopping`: ends with the paid period. */
const membershipStates = ['active', 'retrying', 'stopping', 'ended'] as const;

/** Why a membership ended. */
const membershipEnds = ['stopped', 'unpaid', 'undone', 'missed', 'closed', 'refunded'] as const;

export const membership = z.object({
  idMembership: id,
  idSubscription: id,
  planName: z.string(),
  idTalent: id,
  talentName: z.string(),
  state: z.enum(membershipStates),
  hasAccess: z.boolean(),
  price: priceSchema,
  since: moment,
  paidUntil: moment,
  nextPayment: z.object({ at: moment, price: priceSchema, planName: z.string() }).nullable(),
  newPrice: z.object({ price: priceSchema, from: moment }).nullable(),
  /** What a declined renewal costs; null without one. */
  owed: priceSchema.nullable(),
  endsAt: moment.nullable(),
  endedBy: z.enum(membershipEnds).nullable(),
  undoUntil: moment.nullable(),
  /** What is left of the paid month: credited when changing to a dearer plan. */
  credit: priceSchema,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Membership = z.output<typeof membership>;

export const plansReply = z.object({
  idUser: id,
  name: z.string(),
  plans: z.array(plan),
  /** The caller's own with this talent; null for none. */
  membership: membership.nullable(),
});

export const subscribeBody = z.object({
  idSubscription: id,
  /** The price shown for the first month. */
  total: priceSchema,
  promoCode: line(limits.promo.codeMax).trim().optional(),
  /** A saved card; left out, the payment page asks for one. */
  idCard: z.uuid().optional(),
  language: language.default(limits.defaultLanguage),
});

/** Only by a card on the payment page: the link gives no access to saved cards. */
export const subscribeByLinkBody = subscribeBody
  .omit({ idSubscription: true, idCard: true })
  .extend({ token: linkToken });
export type SubscribeByLink = z.output<typeof subscribeByLinkBody>;

/** A member in the talent's studio. */
export const member = z.object({
  idMembership: id,
  /** Empty for somebody without a name. */
  name: z.string(),
  planName: z.string(),
  state: z.enum(membershipStates),
  /** When they joined. */
  since: moment,
  nextPayment: z.object({ at: moment, price: priceSchema }).nullable(),
  /** When access ends or ended; null while it is renewed. */
  endsAt: moment.nullable(),
  /** What they have paid, less refunds. */
  totalPaid: priceSchema,
});
export type Member = z.output<typeof member>;

export const membersBody = keyedBodyOf(id, limits.pages.members).extend({
  which: z.enum(['current', 'former']).default('current'),
  search: line(limits.search.textMax).trim().optional(),
});
export type MembersBody = z.output<typeof membersBody>;

export const membersByMonth = z.object({
  members: z.int().min(0),
  /** The current one last. */
  months: z.array(z.object({ from: z.iso.date(), joined: z.int().min(0), left: z.int().min(0), income: centsSchema })),
});
export type MembersByMonth = z.output<typeof membersByMonth>;
