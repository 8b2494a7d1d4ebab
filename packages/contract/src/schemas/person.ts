import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { blockDuration, moderationReason } from './moderation.ts';
import { id, imageLink, moment } from './primitives.ts';

const personRole = z.enum(['FAN', 'EXPERT', 'AGENT', 'ADMIN']);

const personState = z.enum(['active', 'hidden', 'blocked', 'deleted', 'registration']);
export type PersonState = z.output<typeof personState>;

export const findPeopleBody = z.object({
  /** An id, a name, a nickname, or the beginning of an email address or phone number. */
  text: z.string().trim().max(limits.search.textMax).default(''),
  role: personRole.optional(),
  state: personState.optional(),
  /** The last one of the previous page. */
  before: id.optional(),
  size: z.int().min(1).max(limits.pages.max).default(limits.pages.queue),
});
export type PeopleFilter = z.output<typeof findPeopleBody>;

export const foundPerson = z.object({
  idUser: id,
  name: z.string(),
  nickname: z.string().nullable(),
  imageLink: imageLink.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: personRole,
  state: personState,
  blockedUntil: moment.nullable(),
  since: moment,
  lastSeen: moment.nullable(),
});
export type FoundPerson = z.output<typeof foundPerson>;

const block = z.object({
  by: z.enum(['self', 'staff']),
  reason: z.string(),
  since: moment,
  until: moment.nullable(),
});

/** Everything staff see about a user on one page. */
export const wholePerson = foundPerson.extend({
  corporateEmail: z.string().nullable(),
  /** Awaits confirmation; the others are confirmed. */
  pendingEmail: z.string().nullable(),
  language: z.enum(limits.languages),
  languages: z.array(z.string()),
  agreements: z.array(z.object({ document: z.string(), version: z.string(), at: moment })),
  blocks: z.array(block),
  sessions: z.int(),
  bought: z.int(),
  sold: z.int(),
  wallet: z.object({ bonus: priceSchema, deposited: priceSchema, earned: priceSchema, pending: priceSchema }),
  complaints: z.object({ about: z.int(), open: z.int(), by: z.int() }),
  actions: z.array(z.object({ id, action: z.string(), by: z.string(), at: moment })),
  /** False for staff, for the caller and for deleted users. */
  mayBlock: z.boolean(),
});
export type WholePerson = z.output<typeof wholePerson>;

export const blockPersonBody = z.object({
  idUser: id,
  duration: blockDuration,
  reason: moderationReason,
  /** Replaces the current block. */
  change: z.boolean().default(false),
});
export type PersonBlock = z.output<typeof blockPersonBody>;
