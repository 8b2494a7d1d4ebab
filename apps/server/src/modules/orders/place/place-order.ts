import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type Buyer, findBuyer, isGuest } from '../../accounts/index.ts';
import { escrow, refuseOverdraft, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { insertOrder } from '../orders.repo.ts';
import { startOrder } from '../paid/start-order.ts';
import { mayBuy } from './may-buy.ts';
import { newOrder } from './new-order.ts';
import { payRest } from './pay-rest.ts';
import { priceOrder } from './price-order.ts';
import { type Purchase, requireOwnMeans } from './purchase.ts';
import { type Form, readForm, variationIn } from './read-form.ts';

/** `result`: where to go on paying, or `success` where nothing is left to pay by card. */
export type Placed = { idOrder: number; result: string; receipt: string };

/**
 * The one way to an order, for every way to pay and whoever asks. Takes stock, promo code and the wallet's part, all or
 * nothing; what is left is asked of a card after the commit.
 */
export const placeOrder =
  (deps: Deps) =>
  async (tx: Tx, purchase: Purchase): Promise<Placed> => {
    const at = deps.clock.now();
    const offer = await deps.catalogue.findOfferIn(tx)(purchase.idProduct, variationIn(purchase.fields));
    const form = readForm(offer.type, purchase);
    const buyer = await buyerOf(tx, purchase, form, at);
    if (isGuest(buyer)) requireOwnMeans(purchase);
    // Whether somebody may buy is told to those who have logged in. Of a guest it is asked when they have paid.
    else await requireMayBuy(tx, buyer.idUser, offer.idOwner, at);

    const receipt = randomUUID();
    const expiresAt = purchase.placedBy === 'system' ? purchase.payBy : stockHeldUntil(at);
    await deps.catalogue.stock.reserve(tx, {
      idVariation: offer.variation.id,
      quantity: form.quantity,
      ref: receipt,
      until: expiresAt,
      byGuest: isGuest(buyer),
    });
    const price = await priceOrder(tx, deps, { offer, form, buyer, ref: receipt, purchase });
    const fromWallet = cents(Math.min(price.total, purchase.fromWallet));
    const order = await insertOrder(tx, newOrder({ purchase, offer, form, buyer, price, receipt, fromWallet, at }));
    await holdMoney(tx, deps, order);
    const placed = { idOrder: order.id, receipt };
    if (fromWallet < price.total) {
      const rest = { order, purchase, description: offer.name[purchase.language], expiresAt };
      return { ...placed, result: await payRest(tx, deps, rest) };
    }
    await startOrder(tx, deps, order);
    return { ...placed, result: 'success' };
  };

const stockHeldUntil = (at: Date) => minutesAfter(at, limits.orders.stockHoldMinutes);

const buyerOf = async (tx: Tx, purchase: Purchase, { email }: Form, at: Date): Promise<Buyer> =>
  purchase.placedBy === 'system'
    ? { idUser: purchase.idUser, kind: 'loggedIn' }
    : findBuyer(tx, { caller: purchase.caller, email, language: purchase.language, at });

const requireMayBuy = async (tx: Tx, idUser: number, idOwner: number, at: Date) => {
  const refusal = await mayBuy(tx, idUser, idOwner, at);
  // Nothing of a blocked talent is for sale.
  if (refusal) fail(refusal === 'partnerBlockedByAdmin' ? 'noActiveProduct' : refusal);
};

const holdMoney = async (tx: Tx, { ledger, clock }: Deps, order: Order) => {
  if (order.fromWallet === 0) return;
  const postings = transfer(wallet.spend(order.idBuyer), escrow(order.id), order.fromWallet);
  const held = { kind: 'order.held', ref: order.id, at: clock.now(), postings };
  await ledger.post(tx, held).catch(refuseOverdraft);
};
