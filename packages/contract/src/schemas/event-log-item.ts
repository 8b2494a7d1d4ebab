import { z } from 'zod';
import { id, moment } from './primitives.ts';

export const eventLogItem = z.object({
  id,
  /** Its kind. Modules may add kinds, so clients should show `sentence` and follow `link` for unknown ones. */
  type: z.string(),
  createdDate: moment,
  read: z.boolean(),
  /** The text, in the account's language. */
  sentence: z.string(),
  /** A path of the product. */
  link: z.string().nullable(),
  /** Its group in the preferences. */
  group: z.string(),
  /** The user who caused it. */
  idPartner: id.nullable(),
  idPost: id.nullable(),
  idProduct: id.nullable(),
  idOrder: id.nullable(),
  /** The owner of the page or product it is about. */
  idUser: id.nullable(),
  partnerImageLink: z.string().nullable(),
  partnerName: z.string().nullable(),
  productName: z.string().nullable(),
  productType: z.string().nullable(),
  /** Cents, or how many more events the item stands for. */
  sum: z.int().nullable(),
  text: z.string().nullable(),
});

export type EventLogItem = z.output<typeof eventLogItem>;
