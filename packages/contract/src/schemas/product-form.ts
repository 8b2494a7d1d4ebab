import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { planAreas } from '../plan-areas.ts';
import { type ProductTypes, ruleOf, type SellerField, type StudioType } from '../product-types.ts';
import { idImage } from './account.ts';
import { deliveryMethod } from './delivery.ts';
import { id, language, line, moment, text, timeZone } from './primitives.ts';
import { planArea, subscriptionAccessForm } from './subscription-access.ts';

const { products } = limits;

const name = line(products.nameMax).trim().min(products.nameMin);
const shortAbout = text(products.shortAboutMax).min(1);
const about = text(products.aboutMax).min(products.aboutMin);
const place = line(products.placeMax).trim().min(1);
const price = priceSchema.min(products.priceMin).max(products.priceMax);
const seats = z.int().min(1).max(products.stockMax);

const variation = z.object({
  /** Omitted for a new one. */
  id: id.optional(),
  size: line(products.sizeMax).trim().min(1).optional(),
  name: line(products.nameMax).trim().min(1).optional(),
  price,
  /** The total stock, including sold items; null for unlimited. */
  total: z.int().min(0).max(products.stockMax).nullable(),
});
const slot = z.object({ id: id.optional(), startsAt: moment, capacity: seats });

const unique = <Item>(items: Item[]) => [...new Set(items)];

const sellerFields = {
  standardRate: price,
  expressRate: price.nullable(),
  idImage,
  moreImages: z.array(idImage).max(products.moreImagesMax).overwrite(unique),
  variations: z.array(variation).min(1).max(products.variationsMax),
  startsAt: moment,
  /** Of the place. Omitted, it stays what it was; it cannot change while there are guests. */
  timeZone,
  capacity: seats,
  slots: z.array(slot).min(1).max(products.variationsMax),
  place,
  units: z.int().min(1).max(products.unitsMax),
  secretContent: text(products.secretMax),
  deliveryMethods: z.array(deliveryMethod).min(1).overwrite(unique),
  pickupPlace: line(products.placeMax).trim().min(1),
} satisfies Record<SellerField, z.ZodType>;
type SellerFields = typeof sellerFields;

const written = { name, shortAbout, about };
const translation = z.object({ ...written, place: place.optional() });

const common = {
  /** Omitted for a new product. */
  idProduct: id.optional(),
  /** The language of the texts; readers of another language see a translation, or these. */
  language,
  ...written,
  translations: z.partialRecord(language, translation).default({}),
  /** Who may buy it; null for everyone. Omitted, it stays what it was. */
  subscriptionAccess: subscriptionAccessForm.nullable().optional(),
};

/** What is sold by a module of its own: a plan, which is paid for every month. */
export const planForm = z.object({
  /** Omitted for a new plan. */
  idSubscription: id.optional(),
  language,
  ...written,
  /** Cents per month. */
  price,
  idImage: idImage.optional(),
  opens: z
    .array(planArea)
    .max(planAreas.length)
    .overwrite(unique)
    .default([...planAreas]),
});
export type PlanForm = z.output<typeof planForm>;

type Rule<Type extends StudioType> = ProductTypes[Type]['seller'];
type Shape<Type extends StudioType> = typeof common & { productType: z.ZodLiteral<Type> } & {
  [Field in Rule<Type>['required'][number]]: SellerFields[Field];
} & { [Field in Rule<Type>['optional'][number]]: z.ZodOptional<SellerFields[Field]> };

const form = <Type extends StudioType>(type: Type) => {
  const { seller, minPrice } = ruleOf(type);
  const fields = { ...sellerFields, standardRate: priceSchema.min(minPrice).max(products.priceMax) };
  const shape = {
    ...common,
    productType: z.literal(type),
    ...Object.fromEntries(seller.required.map((field) => [field, fields[field]])),
    ...Object.fromEntries(seller.optional.map((field) => [field, fields[field].optional()])),
  };
  return z.object(shape) as unknown as z.ZodObject<Shape<Type>>;
};

/** What a talent must and may fill in, per type. */
export const productForms = {
  AUTOGRAPH: form('AUTOGRAPH'),
  VIDEO_GREETING: form('VIDEO_GREETING'),
  AUTO_REPLY: form('AUTO_REPLY'),
  PHYSICAL: form('PHYSICAL'),
  EVENT: form('EVENT'),
  COLLABORATION: form('COLLABORATION'),
  MUSEUM_TOUR: form('MUSEUM_TOUR'),
  MSG: form('MSG'),
  CALL: form('CALL'),
  MESSAGE_PACKAGE: form('MESSAGE_PACKAGE'),
  CALL_PACKAGE: form('CALL_PACKAGE'),
} satisfies Record<StudioType, z.ZodType>;

const isDearer = (express: unknown, standard: unknown) =>
  typeof express !== 'number' || typeof standard !== 'number' || express > standard;

export const saveProductBody = z
  .discriminatedUnion('productType', [
    productForms.AUTOGRAPH,
    productForms.VIDEO_GREETING,
    productForms.AUTO_REPLY,
    productForms.PHYSICAL,
    productForms.EVENT,
    productForms.COLLABORATION,
    productForms.MUSEUM_TOUR,
    productForms.MSG,
    productForms.CALL,
    productForms.MESSAGE_PACKAGE,
    productForms.CALL_PACKAGE,
  ])
  .refine((body) => !('expressRate' in body) || isDearer(body.expressRate, body.standardRate), {
    path: ['expressRate'],
  })
  .refine(
    (body) =>
      body.productType !== 'PHYSICAL' || body.pickupPlace !== undefined || !body.deliveryMethods.includes('pickup'),
    { path: ['pickupPlace'] },
  );
export type SaveProduct = z.output<typeof saveProductBody>;
