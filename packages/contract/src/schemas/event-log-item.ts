import { z } from 'zod';
import { id, moment } from './primitives.ts';

/** A notification. */
export const eventLogItem = z.object({
  id,
  /** Its kind. A module may add one, so a client shows `sentence` and follows `link` whatever it is. */
  type: z.string(),
  createdDate: moment,
  read: z.boolean(),
  /** What it says, in the account's language. */
  sentence: z.string(),
  /** Where it leads, as a path of the product. */
  link: z.string().nullable(),
  /** The group it belongs to in the preferences. */
  group: z.string(),
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
  /** Cents, or how many more the item tells of. */
  sum: z.int().nullable(),
  text: z.string().nullable(),
});

export type EventLogItem = z.output<typeof eventLogItem>;
