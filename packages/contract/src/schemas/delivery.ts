import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { line } from './primitives.ts';

const deliveryMethods = ['office', 'courier', 'pickup'] as const;
export const deliveryMethod = z.enum(deliveryMethods);
export type DeliveryMethod = z.output<typeof deliveryMethod>;

/** Two lower-case letters. */
export const countryCode = z.string().regex(/^[a-z]{2}$/);
/** As in the carrier's directory. */
export const idCity = line(40);
const idWarehouse = line(60);

const given = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** Where the parcel goes. A city comes from the carrier's directory only for offices. */
export const destination = z.discriminatedUnion('method', [
  z.object({ method: z.literal('office'), country: countryCode, idCity: given(40), idWarehouse: given(60) }),
  z.object({
    method: z.literal('courier'),
    country: countryCode,
    city: given(80),
    address: given(160),
    zipCode: z
      .string()
      .trim()
      .regex(/^[\p{L}\d][\p{L}\d -]{1,11}$/u),
  }),
  z.object({ method: z.literal('pickup') }),
]);
export type Destination = z.output<typeof destination>;

/** The price of one parcel. */
const deliveryPrice = z.object({ method: deliveryMethod, price: priceSchema });

export const deliveryCountry = z.object({ country: countryCode, name: z.string(), methods: z.array(deliveryPrice) });
export const city = z.object({ idCity, name: z.string(), region: z.string() });
export const warehouse = z.object({
  idWarehouse,
  number: z.int(),
  name: z.string(),
  address: z.string(),
});

export type DeliveryCountry = z.output<typeof deliveryCountry>;
export type City = z.output<typeof city>;
export type Warehouse = z.output<typeof warehouse>;
