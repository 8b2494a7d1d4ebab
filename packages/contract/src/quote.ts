import { earnings, type Fees, type Shares } from './earnings.ts';
import { add, bundlePrice, type Cents, discount, multiply, subtract, zero } from './money.ts';
import { type ProductType, productTypes } from './product-types.ts';

export type QuoteInput = {
  type: ProductType;
  variation: { price: Cents; expressPrice: Cents | null; units: number | null };
  /** Of a message: what is longer costs more. */
  textLength?: number | undefined;
  /** An agreed price per unit, instead of the variation's price. Express is not part of an agreement. */
  agreed?: Cents | undefined;
  quantity: number;
  express: boolean;
  promo?: { percent: number | null; fixed: Cents | null } | null | undefined;
  delivery?: Cents | undefined;
  charityPercent: number;
  fees: Fees;
};

export type Quote = Shares & {
  unitPrice: Cents;
  /** All units, before the promo code. */
  subtotal: Cents;
  discount: Cents;
  delivery: Cents;
  /** What the fan pays. */
  total: Cents;
  /** What is refunded when express was late. */
  expressSurcharge: Cents;
};

type Ordered = Pick<QuoteInput, 'type' | 'variation' | 'textLength' | 'agreed' | 'quantity' | 'promo'>;

const unitPriceOf = ({ type, variation, textLength = 0, agreed }: Ordered, express: boolean): Cents => {
  if (agreed !== undefined) return agreed;
  const base = (express ? variation.expressPrice : null) ?? variation.price;
  const { bundle, pricedByLength } = productTypes[type];
  if (pricedByLength) return bundlePrice(base, textLength);
  return bundle ? bundlePrice(base, variation.units ?? 0) : base;
};

const goodsOf = (ordered: Ordered, express: boolean) => {
  const unitPrice = unitPriceOf(ordered, express);
  const subtotal = multiply(unitPrice, ordered.quantity);
  const { percent, fixed } = ordered.promo ?? {};
  return { unitPrice, subtotal, goods: discount(subtotal, { percent: percent ?? 0, fixed: fixed ?? zero }) };
};

/**
 * Calculates what a purchase costs and how it is split. Charity and fee are parts of the discounted goods; the delivery
 * price goes to the talent, who pays the carrier.
 */
export const quote = (input: QuoteInput): Quote => {
  const { unitPrice, subtotal, goods } = goodsOf(input, input.express);
  const delivery = input.delivery ?? zero;
  const shares = earnings(goods, input);
  return {
    unitPrice,
    subtotal,
    discount: subtract(subtotal, goods),
    delivery,
    total: add(goods, delivery),
    expressSurcharge: input.express ? subtract(goods, goodsOf(input, false).goods) : zero,
    ...shares,
    talent: add(shares.talent, delivery),
  };
};
