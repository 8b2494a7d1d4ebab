import { z } from 'zod';
import { destination } from './delivery.ts';
import { id } from './primitives.ts';
import { buyerFields, phones } from './purchase.ts';

const [office, courier] = destination.options;

/** Who receives a parcel, and where. Collecting in person needs no address. */
const recipient = z.object({
  fullName: buyerFields.fullName,
  phone: phones.required,
  delivery: z.discriminatedUnion('method', [office, courier]),
});
export type Recipient = z.output<typeof recipient>;

export const savedAddress = recipient.extend({
  idAddress: id,
  /** As written on a parcel. */
  inWords: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.output<typeof savedAddress>;

/** Without `idAddress` a new one. The first is the default until another is. */
export const saveAddressBody = recipient.extend({ idAddress: id.optional(), isDefault: z.boolean().default(false) });
export type SaveAddress = z.output<typeof saveAddressBody>;
