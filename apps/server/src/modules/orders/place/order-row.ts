import type { Cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Quote } from '@stagedoor/contract/quote';
import type { Insertable } from 'kysely';
import type { Orders } from '../../../platform/database/schema.gen.ts';
import type { Buyer } from '../../accounts/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import type { Purchase } from './purchase.ts';
import type { Form } from './read-form.ts';

type Agreed = {
  purchase: Purchase;
  offer: Offer;
  form: Form;
  buyer: Buyer;
  price: Quote;
  receipt: string;
  fromWallet: Cents;
  at: Date;
};

/** An order keeps the price, the shares and the terms it was bought with. */
export const orderRow = ({ purchase, offer, form, buyer, price, receipt, fromWallet, at }: Agreed) => ({
  ...whatAndWho(offer, form),
  ...sums(price, offer),
  receipt,
  hold_ref: receipt,
  id_buyer: buyer.idUser,
  buyer: buyer.kind,
  language: purchase.language,
  placed_by: purchase.placedBy,
  actor: purchase.placedBy,
  agreed_price: purchase.placedBy === 'system' ? (purchase.agreed ?? null) : null,
  from_wallet: fromWallet,
  placed_at: at,
  moved_at: at,
});

const whatAndWho = (offer: Offer, form: Form) => {
  // They have columns of their own.
  const { email, quantity, express, keepHidden, promoCode, idVariation, ...fields } = form;
  return {
    email: email || null,
    id_talent: offer.idOwner,
    id_product: offer.idProduct,
    id_variation: offer.variation.id,
    type: offer.type,
    quantity,
    express,
    keep_hidden: keepHidden,
    promo_code: promoCode || null,
    fields: JSON.stringify(fields),
  };
};

const sums = (price: Quote, offer: Offer) =>
  ({
    unit_price: price.unitPrice,
    subtotal: price.subtotal,
    discount: price.discount,
    delivery: price.delivery,
    express_surcharge: price.expressSurcharge,
    total: price.total,
    charity: price.charity,
    platform: price.platform,
    talent: price.talent,
    fee_version: offer.fees.version,
    fee_percent: offer.fees[ruleOf(offer.type).feeClass],
    id_fund: offer.charity?.idFund ?? null,
    charity_percent: offer.charity?.percent ?? 0,
  }) satisfies Partial<Insertable<Orders>>;
