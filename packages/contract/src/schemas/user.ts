import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { id, language, moment } from './primitives.ts';

export const role = z.enum(['FAN', 'EXPERT', 'AGENT', 'ADMIN']);
export const userStatus = z.enum(['ACTIVE', 'HIDDEN', 'REGISTRATION', 'DEACTIVATED']);

export const userCard = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  role,
  imageLink: z.string().nullable(),
  headline: z.string(),
  mainGroup: z.string().nullable(),
  answering: z.boolean(),
  awayUntil: moment.nullable(),
  onTimePercent: z.int().min(0).max(100).nullable(),
  fromPrice: priceSchema.nullable(),
});

export const publicUser = userCard.extend({
  about: z.string(),
  coverLink: z.string().nullable(),
  languages: z.array(z.string().length(2)),
  categories: z.array(z.object({ name: z.string(), localizedString: z.string() })),
});

export const selfUser = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  email: z.string().nullable(),
  role,
  status: userStatus,
  currency: z.enum(['UAH', 'USD']).nullable(),
  language,
  imageLink: z.string().nullable(),
  mainGroup: z.string().nullable(),
  hasProfile: z.boolean(),
  hasDonation: z.boolean(),
  screens: z.array(z.object({ screenType: z.string() })),
  settings: z.object({ showWallet: z.boolean() }),
});

export type Role = z.output<typeof role>;
export type UserStatus = z.output<typeof userStatus>;
export type UserCard = z.output<typeof userCard>;
export type PublicUser = z.output<typeof publicUser>;
export type SelfUser = z.output<typeof selfUser>;
