import { limits } from './limits.ts';

export const productTypeNames = [
  'AUTOGRAPH',
  'VIDEO_GREETING',
  'AUTO_REPLY',
  'PHYSICAL',
  'EVENT',
  'COLLABORATION',
  'MUSEUM_TOUR',
  'MSG',
  'CALL',
  'MESSAGE_PACKAGE',
  'CALL_PACKAGE',
  'DONATION',
  'SUBSCRIPTION',
  'AUCTION',
] as const;
export type ProductType = (typeof productTypeNames)[number];

/** What a talent fills in besides name and texts. */
export type SellerField =
  | 'standardRate'
  | 'expressRate'
  | 'idImage'
  | 'moreImages'
  | 'variations'
  | 'startsAt'
  | 'timeZone'
  | 'capacity'
  | 'slots'
  | 'place'
  | 'units'
  | 'secretContent'
  | 'deliveryMethods'
  | 'pickupPlace';

/** What a fan fills in besides quantity and express. */
export type BuyerField =
  | 'email'
  | 'recipientName'
  | 'occasion'
  | 'greetingLanguage'
  | 'wishes'
  | 'text'
  | 'fullName'
  | 'companyName'
  | 'delivery'
  | 'comment';

/** What the talent does to earn the money. */
export type Fulfilment =
  | 'image'
  | 'video'
  | 'secretLink'
  | 'parcel'
  | 'attendance'
  | 'answer'
  | 'conversation'
  | 'entitlement'
  | 'thanks';

/**
 * `days`: seven, or two by express. `review`: by staff first, then seven days. `takesPlace`: when the event is over.
 * `whenOver`: with the call, which also decides how much of the price is earned. `atOnce`: with the payment.
 */
export type Deadline = 'days' | 'review' | 'takesPlace' | 'whenOver' | 'atOnce';

export type FeeClass = 'interaction' | 'support' | 'goods';

/** `whole`: all or nothing. `unused`: what is left of a pack. `none`: gifts are not refunded. */
type RefundRule = 'whole' | 'unused' | 'none';

/** What a talent can switch off; nothing that needs it is sold meanwhile. */
export type Channel = 'messages' | 'calls';

/** What a purchase grants in advance, to be used up later. */
type Grant = 'messages' | 'minutes';

export type TypeRule = {
  fulfilment: Fulfilment;
  grants: Grant | null;
  deadline: Deadline;
  feeClass: FeeClass;
  refund: RefundRule;
  /** How long earned money is pending. */
  pendingHours: number;
  /** Cents. */
  minPrice: number;
  maxQuantity: number;
  /** The price grows with the units of a pack, as in `bundlePrice`. */
  bundle: boolean;
  /** The price grows with the length of the text, as in `bundlePrice`. */
  pricedByLength: boolean;
  /** The fan may keep the result out of the portfolio. */
  keepHidden: boolean;
  phone: 'none' | 'optional' | 'required';
  /** Must be switched on for it to be sold. */
  channel: Channel | null;
  /** `studio`: saved by save-product and bought with a form. `calls`: saved there too, and bought by calling. The others have their own modules. */
  home: 'studio' | 'calls' | 'elsewhere';
  seller: { required: readonly SellerField[]; optional: readonly SellerField[] };
  buyer: { required: readonly BuyerField[]; optional: readonly BuyerField[] };
};

const { priceMin, rateMin, quantityMax, ticketsMax, minutesMax, pendingHours } = limits.products;

const interaction = {
  grants: null,
  deadline: 'days',
  feeClass: 'interaction',
  refund: 'whole',
  pendingHours: pendingHours.digital,
  minPrice: priceMin,
  maxQuantity: 1,
  bundle: false,
  pricedByLength: false,
  keepHidden: false,
  channel: null,
  home: 'studio',
} as const;

const gathering = {
  ...interaction,
  fulfilment: 'attendance',
  deadline: 'takesPlace',
  pendingHours: pendingHours.event,
  maxQuantity: ticketsMax,
  phone: 'required',
  buyer: { required: ['email'], optional: ['fullName', 'comment'] },
} as const;

const pack = {
  ...interaction,
  fulfilment: 'entitlement',
  deadline: 'atOnce',
  refund: 'unused',
  bundle: true,
  phone: 'none',
  seller: { required: ['standardRate', 'units'], optional: ['idImage', 'moreImages'] },
  buyer: { required: ['email'], optional: [] },
} as const;

/** The rules of each product type, read by the forms and by the server. */
export const productTypes = {
  AUTOGRAPH: {
    ...interaction,
    fulfilment: 'image',
    keepHidden: true,
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage', 'moreImages'] },
    buyer: { required: ['recipientName', 'email'], optional: ['occasion', 'greetingLanguage', 'wishes'] },
  },
  VIDEO_GREETING: {
    ...interaction,
    fulfilment: 'video',
    keepHidden: true,
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage', 'moreImages'] },
    buyer: { required: ['recipientName', 'wishes', 'email'], optional: ['occasion', 'greetingLanguage'] },
  },
  AUTO_REPLY: {
    ...interaction,
    fulfilment: 'secretLink',
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage', 'moreImages', 'secretContent'] },
    buyer: { required: ['email'], optional: ['text'] },
  },
  PHYSICAL: {
    ...interaction,
    fulfilment: 'parcel',
    feeClass: 'goods',
    pendingHours: pendingHours.goods,
    maxQuantity: quantityMax,
    phone: 'required',
    seller: { required: ['variations', 'idImage', 'deliveryMethods'], optional: ['moreImages', 'pickupPlace'] },
    buyer: { required: ['fullName', 'email', 'delivery'], optional: ['comment'] },
  },
  EVENT: {
    ...gathering,
    seller: {
      required: ['standardRate', 'startsAt', 'place', 'capacity', 'idImage'],
      optional: ['timeZone', 'moreImages'],
    },
  },
  COLLABORATION: {
    ...interaction,
    fulfilment: 'answer',
    deadline: 'review',
    phone: 'required',
    seller: { required: ['standardRate'], optional: ['idImage', 'moreImages'] },
    buyer: { required: ['fullName', 'email', 'wishes'], optional: ['companyName'] },
  },
  MUSEUM_TOUR: {
    ...gathering,
    seller: { required: ['standardRate', 'slots', 'place', 'idImage'], optional: ['timeZone', 'moreImages'] },
  },
  MSG: {
    ...interaction,
    channel: 'messages',
    fulfilment: 'conversation',
    pricedByLength: true,
    minPrice: rateMin,
    phone: 'none',
    seller: { required: ['standardRate'], optional: ['expressRate'] },
    buyer: { required: ['text', 'email'], optional: [] },
  },
  CALL: {
    ...interaction,
    channel: 'calls',
    fulfilment: 'conversation',
    deadline: 'whenOver',
    home: 'calls',
    minPrice: rateMin,
    // Minutes.
    maxQuantity: minutesMax,
    phone: 'none',
    seller: { required: ['standardRate'], optional: [] },
    buyer: { required: ['email'], optional: [] },
  },
  MESSAGE_PACKAGE: { ...pack, grants: 'messages', channel: 'messages' },
  CALL_PACKAGE: { ...pack, grants: 'minutes', channel: 'calls' },
  DONATION: {
    ...interaction,
    fulfilment: 'thanks',
    deadline: 'atOnce',
    feeClass: 'support',
    refund: 'none',
    phone: 'optional',
    home: 'elsewhere',
    seller: { required: ['variations'], optional: [] },
    buyer: { required: [], optional: ['email', 'text'] },
  },
  SUBSCRIPTION: {
    ...interaction,
    fulfilment: 'entitlement',
    deadline: 'atOnce',
    feeClass: 'support',
    phone: 'none',
    home: 'elsewhere',
    seller: { required: ['standardRate'], optional: ['idImage'] },
    buyer: { required: ['email'], optional: [] },
  },
  AUCTION: {
    ...interaction,
    fulfilment: 'parcel',
    feeClass: 'goods',
    pendingHours: pendingHours.goods,
    // The winner says where it goes once it is paid.
    phone: 'optional',
    home: 'elsewhere',
    seller: { required: ['standardRate', 'idImage', 'deliveryMethods'], optional: ['pickupPlace', 'moreImages'] },
    buyer: { required: [], optional: ['fullName', 'email', 'delivery', 'comment'] },
  },
} as const satisfies Record<ProductType, TypeRule>;

export type ProductTypes = typeof productTypes;
type Home = { [Type in ProductType]: ProductTypes[Type]['home'] };
/** The types that a talent creates in the studio. */
export type StudioType = { [Type in ProductType]: Home[Type] extends 'elsewhere' ? never : Type }[ProductType];

export const ruleOf = (type: ProductType): TypeRule => productTypes[type];

export const isStudioType = (type: ProductType | undefined): type is StudioType =>
  type !== undefined && ruleOf(type).home !== 'elsewhere';

export const sellsExpress = (type: ProductType): boolean => ruleOf(type).seller.optional.includes('expressRate');

/** On the wire, products with a charity share have another type name. */
export type WireType = ProductType | `CH-${ProductType}`;

export const wireType = (type: ProductType, forCharity: boolean): WireType => (forCharity ? `CH-${type}` : type);

export const wireTypeNames: readonly WireType[] = productTypeNames.flatMap((type) => [type, wireType(type, true)]);

const known = new Map<string, ProductType>(
  productTypeNames.flatMap((type) => [
    [type, type],
    [wireType(type, true), type],
  ]),
);

/** The type behind a wire name; undefined when unknown. */
export const plainType = (name: string): ProductType | undefined => known.get(name);

/** Whether a greeting or an autograph is made as the buyer asks. */
export const isMadeOnRequest = (type: ProductType): boolean => ruleOf(type).buyer.required.includes('recipientName');
