import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { networkNames } from '../social-links.ts';
import { id, imageLink, language, moment } from './primitives.ts';

const role = z.enum(['FAN', 'EXPERT', 'AGENT', 'ADMIN']);
const userStatus = z.enum(['ACTIVE', 'HIDDEN', 'REGISTRATION', 'DEACTIVATED']);

export const userCard = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  role,
  imageLink: imageLink.nullable(),
  headline: z.string(),
  city: z.string().nullable(),
  mainGroup: z.string().nullable(),
  answering: z.boolean(),
  awayUntil: moment.nullable(),
  onTimePercent: z.int().min(0).max(100).nullable(),
  fromPrice: priceSchema.nullable(),
});

const topic = z.object({ name: z.string(), localizedString: z.string() });

export const publicUser = userCard.extend({
  about: z.string(),
  coverLink: z.string().nullable(),
  languages: z.array(z.string().length(2)),
  categories: z.array(topic),
  tags: z.array(topic),
  /** Elsewhere, in the order in which they are shown. */
  links: z.array(z.object({ network: z.enum(networkNames), link: z.string() })),
});

export const settings = z.object({
  showWallet: z.boolean(),
  calls: z.boolean(),
  messages: z.boolean(),
  files: z.boolean(),
});

export const autoDeleteMonths = z.literal(limits.account.inactivityMonths);

const socialAccount = z.object({ id, network: z.string(), name: z.string() });

/** `until` null: for ever. */
const block = z.object({ until: moment.nullable() });

/** What is to be done for an auction that the user has won. */
const openScreen = z.object({
  screenType: z.enum(['AUCTION_PAID_NEED_INFO', 'AUCTION_UNPAID']),
  idProduct: id,
  idOwner: id,
  productName: z.string(),
  amount: priceSchema,
  /** Null once it is paid. */
  payBy: moment.nullable(),
});
export type OpenScreen = z.output<typeof openScreen>;

export const selfUser = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  about: z.string(),
  languages: z.array(z.string().length(2)),
  email: z.string().nullable(),
  /** Awaits confirmation by the mailed link. */
  pendingEmail: z.string().nullable(),
  corporateEmail: z.string().nullable(),
  pendingCorporateEmail: z.string().nullable(),
  /** Masked except for its end. */
  phone: z.string().nullable(),
  hasPassword: z.boolean(),
  hasPin: z.boolean(),
  socialAccounts: z.array(socialAccount),
  role,
  status: userStatus,
  /** By staff. */
  blocked: block.extend({ reason: z.string() }).nullable(),
  selfBlocked: block.nullable(),
  currency: z.enum(['UAH', 'USD']).nullable(),
  language,
  imageLink: imageLink.nullable(),
  mainGroup: z.string().nullable(),
  /** Of a talent who is away or will be: from when, null if they are already, and until when. */
  awayFrom: moment.nullable(),
  awayUntil: moment.nullable(),
  hasProfile: z.boolean(),
  hasDonation: z.boolean(),
  screens: z.array(openScreen),
  settings,
  autoDeleteMonths: autoDeleteMonths.nullable(),
});

export type UserCard = z.output<typeof userCard>;
export type PublicUser = z.output<typeof publicUser>;
export type SelfUser = z.output<typeof selfUser>;
