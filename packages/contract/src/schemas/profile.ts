import { z } from 'zod';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { charityFund } from './charity.ts';
import { feedCategory } from './feed.ts';
import { plan } from './membership.ts';
import { id } from './primitives.ts';
import { completeProduct, productShort } from './product.ts';
import { scores } from './score.ts';
import { publicUser, selfUser } from './user.ts';

/** What subscribers share. */
const club = z.object({
  communityEnabled: z.boolean(),
  hasGroupChats: z.boolean(),
  /** Whether the feed has something. */
  hasPosts: z.boolean(),
  feedCategories: z.array(feedCategory),
  communityCategories: z.array(feedCategory),
});

export const profileData = z.object({
  userDTO: publicUser,
  /** Only for the owner. */
  selfUserDTO: selfUser.nullable(),
  /** The share of every price, and its fund. */
  charityFundDTOs: z.array(charityFund.extend({ percent: z.int().min(1).max(100) })),
  /** What the fund has received from this talent's orders. */
  charityTotal: centsSchema,
  totalScores: z.int().min(0),
  averageScore: z.number().nullable(),
  lastComment: scores.shape.items.element.nullable(),
  /** The first page; `get-active-user-products` has the others. */
  products: z.array(productShort),
  hasMoreProducts: z.boolean(),
  latestCompleteProducts: z.array(completeProduct),
  delivered: z.int().min(0),
  followers: z.int().min(0),
  /** Whether the caller follows; false for a visitor. */
  following: z.boolean(),
  hasDonation: z.boolean(),
  givers: z.array(z.string()),
  /** The price per month of the cheapest plan; null without one. */
  plansFrom: priceSchema.nullable(),
  club: club.nullable(),
  /** What is for members, the first page of it, and the plans that open it. */
  clubProducts: z.object({ memberProducts: z.array(productShort), subscriptions: z.array(plan) }),
  /** The events for members, the first page. */
  subsEvents: z.array(productShort),
  hasEventsBySubscription: z.boolean(),
  idChat: id.nullable(),
  /** What modules add to a profile beyond these fields, each under its own name and schema. */
  sections: z.record(z.string(), z.unknown()),
});

export type ProfileData = z.output<typeof profileData>;
