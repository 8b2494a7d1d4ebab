import { z } from 'zod';
import { limits } from '../limits.ts';
import { pageOf } from './page.ts';
import { id, moment } from './primitives.ts';

/** The number of a guest's ticket within its order, from 1. */
export const passNumber = z.int().min(1).max(limits.products.ticketsMax);

/** A guest of an event, as the talent sees them. */
const guest = z.object({
  idOrder: id,
  number: passNumber,
  of: z.int(),
  /** Null for a guest whom the buyer has not named. */
  name: z.string().nullable(),
  buyer: z.string(),
  checkedInAt: moment.nullable(),
});
export type Guest = z.output<typeof guest>;

export const guestList = pageOf(guest).extend({ tickets: z.int(), checkedIn: z.int() });
export type GuestList = z.output<typeof guestList>;

export const checkedInGuest = guest.extend({
  product: z.string(),
  startsAt: moment.nullable(),
  timeZone: z.string(),
});
export type CheckedInGuest = z.output<typeof checkedInGuest>;

/** A date that guests come to. */
export const dateToAttend = z.object({
  idVariation: id,
  product: z.string(),
  startsAt: moment,
  timeZone: z.string(),
  tickets: z.int(),
  checkedIn: z.int(),
});
export type DateToAttend = z.output<typeof dateToAttend>;

/** An empty name takes the old one away. */
export const guestNames = z
  .array(
    z.object({
      number: passNumber,
      name: z
        .string()
        .trim()
        .max(limits.account.nameMax)
        .regex(/^\P{Cc}*$/u),
    }),
  )
  .min(1)
  .max(limits.products.ticketsMax);
