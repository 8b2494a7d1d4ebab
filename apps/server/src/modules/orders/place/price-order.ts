import { fail } from '@stagedoor/contract/errors';
import { type Quote, quote } from '@stagedoor/contract/quote';
import type { Tx } from '../../../platform/database/database.ts';
import { type Buyer, isGuest } from '../../accounts/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import { agreedIn, type Purchase } from './purchase.ts';
import type { Form } from './read-form.ts';

type Basket = { offer: Offer; form: Form; buyer: Buyer; ref: string; purchase: Purchase };

/** The current or agreed price. Refuses when the buyer was shown a different one. */
export const priceOrder = async (
  tx: Tx,
  { promotions, delivery }: Pick<Deps, 'promotions' | 'delivery'>,
  { offer, form, buyer, ref, purchase }: Basket,
): Promise<Quote> => {
  if (form.express && offer.variation.expressPrice === null) {
    fail('mandatoryFieldNull', { fields: { express: 'invalid' } });
  }
  const parcel = form.delivery && (await delivery.priceOf(form.delivery, offer.deliveryMethods));
  const { idUser } = buyer;
  const wish = form.promoCode && {
    code: form.promoCode,
    idProduct: offer.idProduct,
    idUser,
    byGuest: isGuest(buyer),
    ref,
  };
  const price = quote({
    type: offer.type,
    variation: offer.variation,
    textLength: typeof form.text === 'string' ? form.text.length : undefined,
    agreed: agreedIn(purchase),
    fees: offer.fees,
    quantity: form.quantity,
    express: form.express,
    delivery: parcel,
    promo: wish ? await promotions.uses.reserve(tx, wish) : null,
    charityPercent: offer.charity?.percent ?? 0,
  });
  const isOther = purchase.placedBy === 'buyer' && price.total !== purchase.shown;
  if (isOther) fail('incompleteRequest', { reason: { kind: 'priceChanged', total: price.total } });
  return price;
};
