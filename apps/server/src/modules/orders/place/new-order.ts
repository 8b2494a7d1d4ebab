import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Quote } from '@stagedoor/contract/quote';
import type { Buyer } from '../../accounts/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import type { NewOrder } from '../order.ts';
import { agreedIn, type Purchase } from './purchase.ts';
import type { Form } from './read-form.ts';

type Agreed = {
  purchase: Purchase;
  offer: Offer;
  form: Form;
  buyer: Buyer;
  price: Quote;
  receipt: string;
  fromWallet: Cents;
  idPayment: string | null;
  at: Date;
};

/** An order keeps the price, the shares and the terms it was bought with. */
export const newOrder = ({
  purchase,
  offer,
  form,
  buyer,
  price,
  receipt,
  fromWallet,
  idPayment,
  at,
}: Agreed): NewOrder => ({
  ...itemOf(offer, form),
  ...moneyOf(price, offer),
  receipt,
  holdRef: receipt,
  idBuyer: buyer.idUser,
  buyerKind: buyer.kind,
  idTalent: offer.idOwner,
  language: purchase.language,
  placedBy: purchase.placedBy,
  // Orders placed by the system were not bought on a page that shows the terms.
  termsVersion: purchase.placedBy === 'system' ? null : limits.account.termsVersion,
  agreedPrice: agreedIn(purchase) ?? null,
  idPack: (purchase.placedBy === 'buyer' && purchase.idPack) || null,
  payBy: purchase.placedBy === 'system' ? purchase.payBy : null,
  fromWallet,
  idPayment,
  placedAt: at,
});

const itemOf = (offer: Offer, form: Form) => {
  // Fields of every type are columns; the others are stored as JSON.
  const { email, quantity, express, keepHidden, promoCode, idVariation, ...fields } = form;
  return {
    email: email || null,
    idProduct: offer.idProduct,
    idVariation: offer.variation.id,
    type: offer.type,
    forMembers: offer.forMembers,
    quantity,
    express,
    keepHidden,
    promoCode: promoCode || null,
    fields,
  };
};

const moneyOf = ({ charity, platform, talent, ...price }: Quote, offer: Offer) => ({
  price,
  shares: { charity, platform, talent },
  feeVersion: offer.fees.version,
  feePercent: offer.fees[ruleOf(offer.type).feeClass],
  fund: offer.charity,
});
