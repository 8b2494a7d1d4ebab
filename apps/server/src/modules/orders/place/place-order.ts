import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type Buyer, findBuyer, isGuest } from '../../accounts/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { orderPaid } from '../orders.events.ts';
import { insertOrder } from '../orders.repo.ts';
import { openingOnPayment } from '../paid/opening.ts';
import { startOrder } from '../paid/start-order.ts';
import { mayBuy } from './may-buy.ts';
import { newOrder } from './new-order.ts';
import { payRest } from './pay-rest.ts';
import { priceOrder } from './price-order.ts';
import { type Purchase, requireOwnMeans } from './purchase.ts';
import { type Form, readForm, variationIn } from './read-form.ts';
import { requireSpoken } from './require-spoken.ts';
import { takeForOrder } from './take-for-order.ts';

/** `result`: where to continue paying, or `success` when nothing is left to pay by card. `si`: the card payment. */
export type Placed = { idOrder: number; result: string; receipt: string; si: string | null };

/**
 * The only way to create an order, for every payment method and caller. Reserves stock, promo code and the wallet part,
 * all or nothing; a card pays the rest after the commit.
 */
export const placeOrder =
  (deps: Deps) =>
  async (tx: Tx, purchase: Purchase): Promise<Placed> => {
    const at = deps.clock.now();
    const found = await deps.catalogue.findOfferIn(tx)(purchase.idProduct, variationIn(purchase.fields));
    const form = readForm(found.type, purchase);
    const offer = { ...found, type: soldAs(purchase) ?? found.type };
    requireSpoken(offer.languages, form);
    const buyer = await buyerOf(tx, purchase, form, at);
    if (offer.forMembers) await requireMember(tx, deps, buyer, offer);
    if (isGuest(buyer)) requireOwnMeans(purchase);
    // Logged-in users learn at once whether they may buy. For a guest it is checked after payment.
    else await requireMayBuy(tx, buyer.idUser, offer.idOwner, at);

    const receipt = randomUUID();
    const { heldUntil, chargeBy } = timesOf(purchase, at);
    const price = await priceOrder(tx, deps, { offer, form, buyer, ref: receipt, purchase });
    const fromWallet = cents(Math.min(price.total, purchase.fromWallet));
    const si = fromWallet === price.total ? null : randomUUID();
    const terms = newOrder({ purchase, offer, form, buyer, price, receipt, fromWallet, idPayment: si, at });
    const order = await insertOrder(tx, terms, si ? null : openingOnPayment(terms, at)).catch(refuseNonMember);
    await takeForOrder(tx, deps, order, heldUntil);
    if (purchase.placedBy === 'buyer' && purchase.keepAddress) await keepAddress(tx, deps, order);
    const placed = { idOrder: order.id, receipt };
    if (si) {
      const { card, cancelPath, successPath } = purchase;
      const offSession = purchase.placedBy === 'system';
      const captureLater = purchase.placedBy === 'buyer' && (purchase.captureLater ?? false);
      const description = offer.name[purchase.language];
      const terms = { description, expiresAt: chargeBy, cancelPath, successPath };
      const rest = { si, order, card, offSession, captureLater, ...terms };
      return { ...placed, ...(await payRest(tx, deps, rest)) };
    }
    if (order.state === 'awaitingPayment') await startOrder(tx, deps, order);
    else await deps.outbox.append(tx, orderPaid, { idOrder: order.id, type: order.type });
    return { ...placed, si: null, result: 'success' };
  };

/** For the next parcel. */
const keepAddress = async (tx: Tx, { delivery }: Pick<Deps, 'delivery'>, { idBuyer, fields }: Order): Promise<void> => {
  const { fullName, phone, delivery: destination } = fields;
  if (!fullName || !phone || !destination || destination.method === 'pickup') return;
  await delivery.addresses.keep(tx, idBuyer, { fullName, phone, delivery: destination });
};

const soldAs = (purchase: Purchase): Offer['type'] | undefined =>
  purchase.placedBy === 'system' ? purchase.sells : undefined;

const timesOf = (purchase: Purchase, at: Date): { heldUntil: Date; chargeBy: Date } => {
  const heldUntil = purchase.placedBy === 'system' ? purchase.payBy : minutesAfter(at, limits.orders.stockHoldMinutes);
  return { heldUntil, chargeBy: (purchase.placedBy === 'system' && purchase.chargeBy) || heldUntil };
};

const buyerOf = async (tx: Tx, purchase: Purchase, { email }: Form, at: Date): Promise<Buyer> =>
  purchase.placedBy === 'system'
    ? { idUser: purchase.idUser, kind: 'loggedIn' }
    : findBuyer(tx, { caller: purchase.caller, email, language: purchase.language, at });

/** A guest has proved nothing, so also not that they are a member. */
const requireMember = async (tx: Tx, { catalogue }: Pick<Deps, 'catalogue'>, buyer: Buyer, { idProduct }: Offer) => {
  const isMember = !isGuest(buyer) && (await catalogue.isOpenTo(tx, buyer.idUser, idProduct));
  if (!isMember) fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
};

/** Closed to others, or left, since it was looked at. */
const refuseNonMember = (error: unknown): never => {
  if (!violated(error, 'orders_of_members')) throw error;
  return fail('incompleteRequest', { reason: { kind: 'membersOnly' }, cause: error });
};

const requireMayBuy = async (tx: Tx, idUser: number, idOwner: number, at: Date) => {
  const refusal = await mayBuy(tx, idUser, idOwner, at);
  // Nothing of a blocked talent is for sale.
  if (refusal) fail(refusal === 'partnerBlockedByAdmin' ? 'noActiveProduct' : refusal);
};
