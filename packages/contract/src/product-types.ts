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
  | 'variations'
  | 'startsAt'
  | 'capacity'
  | 'slots'
  | 'place'
  | 'units'
  | 'secretContent'
  | 'deliveryMethods'
  | 'pickupPlace';

/** What a fan fills in besides how many and how fast. */
export type BuyerField =
  | 'email'
  | 'recipientName'
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

/** `days`: seven of them, or two by express. `review`: staff first, then seven days. `takesPlace`: until it has. `atOnce`: with the payment. */
export type Deadline = 'days' | 'review' | 'takesPlace' | 'atOnce';

export type FeeClass = 'interaction' | 'support' | 'goods';

/** `whole`: all of it or nothing. `unused`: what is left of a pack. `none`: a gift is given. */
type RefundRule = 'whole' | 'unused' | 'none';

/** What a talent can switch off; nothing of it is sold meanwhile. */
export type Channel = 'messages' | 'calls';

/** What a purchase grants beforehand, to be used up later. */
type Grant = 'messages' | 'minutes';

export type TypeRule = {
  fulfilment: Fulfilment;
  grants: Grant | null;
  deadline: Deadline;
  feeClass: FeeClass;
  refund: RefundRule;
  /** How long the talent waits for the money once it is earned. */
  pendingHours: number;
  /** Cents. */
  minPrice: number;
  maxQuantity: number;
  /** The price grows with the units of a pack, as `bundlePrice` says. */
  bundle: boolean;
  /** The fan may ask that the result stays out of the portfolio. */
  keepHidden: boolean;
  phone: 'none' | 'optional' | 'required';
  /** What must be switched on for it to be sold. */
  channel: Channel | null;
  /** `studio`: sold through save-product. The others have a module of their own. */
  home: 'studio' | 'elsewhere';
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
  seller: { required: ['standardRate', 'units'], optional: ['idImage'] },
  buyer: { required: ['email'], optional: [] },
} as const;

/** What each type needs, promises and costs: the form and the server both read it here. */
export const productTypes = {
  AUTOGRAPH: {
    ...interaction,
    fulfilment: 'image',
    keepHidden: true,
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage'] },
    buyer: { required: ['recipientName', 'email'], optional: ['wishes'] },
  },
  VIDEO_GREETING: {
    ...interaction,
    fulfilment: 'video',
    keepHidden: true,
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage'] },
    buyer: { required: ['recipientName', 'wishes', 'email'], optional: [] },
  },
  AUTO_REPLY: {
    ...interaction,
    fulfilment: 'secretLink',
    phone: 'optional',
    seller: { required: ['standardRate'], optional: ['expressRate', 'idImage', 'secretContent'] },
    buyer: { required: ['email'], optional: ['text'] },
  },
  PHYSICAL: {
    ...interaction,
    fulfilment: 'parcel',
    feeClass: 'goods',
    pendingHours: pendingHours.goods,
    maxQuantity: quantityMax,
    phone: 'required',
    seller: { required: ['variations', 'idImage', 'deliveryMethods'], optional: ['pickupPlace'] },
    buyer: { required: ['fullName', 'email', 'delivery'], optional: ['comment'] },
  },
  EVENT: {
    ...gathering,
    seller: { required: ['standardRate', 'startsAt', 'place', 'capacity', 'idImage'], optional: [] },
  },
  COLLABORATION: {
    ...interaction,
    fulfilment: 'answer',
    deadline: 'review',
    phone: 'required',
    seller: { required: ['standardRate'], optional: ['idImage'] },
    buyer: { required: ['fullName', 'email', 'wishes'], optional: ['companyName'] },
  },
  MUSEUM_TOUR: {
    ...gathering,
    seller: { required: ['standardRate', 'slots', 'place', 'idImage'], optional: [] },
  },
  MSG: {
    ...interaction,
    channel: 'messages',
    fulfilment: 'conversation',
    minPrice: rateMin,
    phone: 'none',
    seller: { required: ['standardRate'], optional: ['expressRate'] },
    buyer: { required: ['text', 'email'], optional: [] },
  },
  CALL: {
    ...interaction,
    channel: 'calls',
    fulfilment: 'conversation',
    grants: 'minutes',
    deadline: 'atOnce',
    refund: 'unused',
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
    phone: 'required',
    home: 'elsewhere',
    seller: { required: ['standardRate', 'idImage', 'deliveryMethods'], optional: ['pickupPlace'] },
    buyer: { required: ['fullName', 'email', 'delivery'], optional: ['comment'] },
  },
} as const satisfies Record<ProductType, TypeRule>;

export type ProductTypes = typeof productTypes;
type Home = { [Type in ProductType]: ProductTypes[Type]['home'] };
/** The types that a talent makes in the studio. */
export type StudioType = { [Type in ProductType]: Home[Type] extends 'studio' ? Type : never }[ProductType];

export const ruleOf = (type: ProductType): TypeRule => productTypes[type];

export const sellsExpress = (type: ProductType): boolean => ruleOf(type).seller.optional.includes('expressRate');

/** On the wire, what a talent with a charity share sells is called by another name. */
export type WireType = ProductType | `CH-${ProductType}`;

export const wireType = (type: ProductType, forCharity: boolean): WireType => (forCharity ? `CH-${type}` : type);

export const wireTypeNames: readonly WireType[] = productTypeNames.flatMap((type) => [type, wireType(type, true)]);

const known = new Map<string, ProductType>(
  productTypeNames.flatMap((type) => [
    [type, type],
    [wireType(type, true), type],
  ]),
);

/** The type behind a name of the wire; undefined when there is none. */
export const plainType = (name: string): ProductType | undefined => known.get(name);
