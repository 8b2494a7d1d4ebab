import { z } from 'zod';
import { notificationTypes } from '../notification-types.ts';
import { id, moment } from './primitives.ts';

/** A notification. */
export const eventLogItem = z.object({
  id,
  type: z.enum(notificationTypes),
  createdDate: moment,
  read: z.boolean(),
  /** Who did it. */
  idPartner: id.nullable(),
  idPost: id.nullable(),
  idProduct: id.nullable(),
  idOrder: id.nullable(),
  /** Whose page or product it is about. */
  idUser: id.nullable(),
  partnerImageLink: z.string().nullable(),
  partnerName: z.string().nullable(),
  productName: z.string().nullable(),
  productType: z.string().nullable(),
  /** Further people for likes, cents for money: see `notificationKinds`. */
  sum: z.int().nullable(),
  text: z.string().nullable(),
});

export type EventLogItem = z.output<typeof eventLogItem>;
