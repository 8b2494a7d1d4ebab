import { z } from 'zod';
import { limits } from '../limits.ts';
import { occasions } from '../order-words.ts';
import {
  type BuyerField,
  type ProductType,
  type ProductTypes,
  productTypeNames,
  ruleOf,
  sellsExpress,
} from '../product-types.ts';
import { destination } from './delivery.ts';
import { id } from './primitives.ts';

const { products, account, promo } = limits;

const words = (max: number, allowed: RegExp) => z.string().trim().min(1).max(max).regex(allowed);
const oneLine = (max: number) => words(max, /^\P{Cc}*$/u);
const prose = (max: number) => words(max, /^[\P{Cc}\n]*$/u);

export const buyerFields = {
  email: z.email().max(account.emailMax).toLowerCase(),
  recipientName: oneLine(account.nameMax),
  occasion: z.enum(occasions),
  /** One of the talent's languages. */
  greetingLanguage: z.string().regex(/^[a-z]{2}$/),
  wishes: prose(products.wishesMax),
  text: prose(products.messageMax),
  fullName: oneLine(account.nameMax),
  companyName: oneLine(account.nameMax),
  delivery: destination,
  comment: prose(products.commentMax),
} satisfies Record<BuyerField, z.ZodType>;
type BuyerFields = typeof buyerFields;

const phoneNumber = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\s().-]/g, ''))
  .regex(/^\+[1-9]\d{6,14}$/);

// Forms send empty fields as empty strings.
const left = z.literal('');
export const phones = {
  none: left.optional(),
  optional: z.union([left, phoneNumber]).optional(),
  required: phoneNumber,
};

export const always = {
  idVariation: id.optional(),
  /** Only where the type supports express. */
  express: z.boolean().default(false),
  promoCode: z.union([left, oneLine(promo.codeMax)]).optional(),
  /** The result carries the recipient's name, so it is shown only if the buyer says so. */
  keepHidden: z.boolean().default(true),
  quantity: z.int().min(1).default(1),
};

type Required<Type extends ProductType> = ProductTypes[Type]['buyer']['required'][number];
type Optional<Type extends ProductType> = ProductTypes[Type]['buyer']['optional'][number];
export type PurchaseShape<Type extends ProductType> = typeof always & {
  phone: (typeof phones)[ProductTypes[Type]['phone']];
} & { [Field in Required<Type>]: BuyerFields[Field] } & {
  [Field in Optional<Type>]: z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<''>, BuyerFields[Field]]>>;
};

const leftOrFilled = <Field extends z.ZodType>(field: Field) => z.union([left, field]).optional();

const formOf = (type: ProductType) => {
  const { buyer, phone, maxQuantity } = ruleOf(type);
  return z.object({
    ...always,
    express: sellsExpress(type) ? always.express : z.literal(false).default(false),
    quantity: z.int().min(1).max(maxQuantity).default(1),
    phone: phones[phone],
    ...Object.fromEntries(buyer.required.map((field) => [field, buyerFields[field]])),
    ...Object.fromEntries(buyer.optional.map((field) => [field, leftOrFilled(buyerFields[field])])),
  });
};

const forms = new Map(productTypeNames.map((type) => [type, formOf(type)]));
const formsOfUsers = new Map(
  productTypeNames.map((type) => [type, formOf(type).extend({ email: leftOrFilled(buyerFields.email) })]),
);

/** What a fan must and may fill in to buy this type. */
export const purchaseFields = <Type extends ProductType>(type: Type) =>
  forms.get(type) as unknown as z.ZodObject<PurchaseShape<Type>>;

/** The same for a logged-in buyer, whose email address is known. */
export const purchaseFieldsOfUser = (type: ProductType) =>
  formsOfUsers.get(type) as unknown as z.ZodObject<Omit<PurchaseShape<ProductType>, 'email'>>;

/** What the talent works from: of any type that is made on request. */
export const orderRequest = z.object({
  recipientName: buyerFields.recipientName,
  occasion: leftOrFilled(buyerFields.occasion),
  greetingLanguage: leftOrFilled(buyerFields.greetingLanguage),
  wishes: leftOrFilled(buyerFields.wishes),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** The same, where this type requires more. */
export const orderRequestOf = (type: ProductType) =>
  ruleOf(type).buyer.required.some((field) => field === 'wishes')
    ? orderRequest.extend({ wishes: buyerFields.wishes })
    : orderRequest;
