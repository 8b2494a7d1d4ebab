import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents, zero } from '@stagedoor/contract/money';
import { ruleOf, wireType } from '@stagedoor/contract/product-types';
import type { Quote } from '@stagedoor/contract/quote';
import type { buyBody } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type Buyer, findBuyer, isGuest } from '../../accounts/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import { escrow, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { changeOrder, insertOrder, type Order, purpose } from '../orders.repo.ts';
import { startOrder } from '../paid/start-order.ts';
import { mayBuy } from './may-buy.ts';
import { priceOrder } from './price-order.ts';
import { type Form, readForm, variationIn } from './read-form.ts';

type Body = z.output<typeof buyBody>;
type Placed = { result: string; receipt: string };

/** Takes stock, promo code and the wallet's part, all or nothing. What is left goes to the card page. */
export const placeOrder =
  (deps: Deps) =>
  async (tx: Tx, { caller, body }: { caller: Caller; body: Body }): Promise<Placed> => {
    const at = deps.clock.now();
    const offer = await deps.catalogue.findOfferIn(tx)(body.idProduct, variationIn(body.fields));
    const form = readForm(offer.type, body.fields, { byGuest: !('idUser' in caller) });
    const buyer = await findBuyer(tx, { caller, email: form.email, language: body.language, at });
    // Whether somebody may buy is told to whoever has logged in. Of a guest it is asked when they have paid.
    if (!isGuest(buyer)) await requireMayBuy(tx, buyer.idUser, offer.idOwner, at);

    const ref = randomUUID();
    const until = minutesAfter(at, limits.orders.stockHoldMinutes);
    const idVariation = offer.variation.id;
    const { quantity } = form;
    await deps.catalogue.stock.reserve(tx, { idVariation, quantity, ref, until, byGuest: isGuest(buyer) });
    const price = await priceOrder(tx, deps, { offer, form, buyer, ref, shown: body.total });
    const fromWallet = walletPart(buyer, price.total, body.fromWallet ?? zero);
    const agreed = rowOf({ offer, form, buyer, price, ref, fromWallet, at });
    const order = await insertOrder(tx, { ...agreed, language: body.language });
    await holdMoney(tx, deps, order);
    if (fromWallet < price.total) return { result: await askCard(tx, deps, order, offer, until), receipt: ref };
    await startOrder(tx, deps, order);
    return { result: 'success', receipt: ref };
  };

const requireMayBuy = async (tx: Tx, idUser: number, idOwner: number, at: Date) => {
  const refusal = await mayBuy(tx, idUser, idOwner, at);
  if (refusal) fail(refusal);
};

const walletPart = (buyer: Buyer, total: Cents, wanted: Cents): Cents => {
  if (isGuest(buyer) && wanted > 0) fail('notEnoughMoney');
  return cents(Math.min(total, wanted));
};

type Agreed = { offer: Offer; form: Form; buyer: Buyer; price: Quote; ref: string; fromWallet: Cents; at: Date };

const rowOf = ({ offer, form, buyer, price, ref, fromWallet, at }: Agreed) => {
  // They have columns of their own.
  const { email, quantity, express, keepHidden, promoCode, idVariation, ...fields } = form;
  return {
    ...{ receipt: ref, hold_ref: ref, id_buyer: buyer.idUser, buyer: buyer.kind, email: email || null },
    ...{ id_talent: offer.idOwner, id_product: offer.idProduct, id_variation: offer.variation.id, type: offer.type },
    ...{ quantity, express, keep_hidden: keepHidden, promo_code: promoCode || null, fields: JSON.stringify(fields) },
    ...{ unit_price: price.unitPrice, subtotal: price.subtotal, discount: price.discount, delivery: price.delivery },
    ...{ express_surcharge: price.expressSurcharge, total: price.total, from_wallet: fromWallet },
    ...{ charity: price.charity, platform: price.platform, talent: price.talent },
    ...{ fee_version: offer.fees.version, fee_percent: offer.fees[ruleOf(offer.type).feeClass] },
    ...{ id_fund: offer.charity?.idFund ?? null, charity_percent: offer.charity?.percent ?? 0 },
    ...{ placed_at: at, moved_at: at },
  };
};

const holdMoney = async (tx: Tx, { ledger, clock }: Deps, order: Order) => {
  if (order.from_wallet === 0) return;
  const postings = transfer(wallet.spend(order.id_buyer), escrow(order.id), cents(order.from_wallet));
  await ledger.post(tx, { kind: 'order.held', ref: order.id, at: clock.now(), postings });
};

const askCard = async (tx: Tx, { payments }: Deps, order: Order, offer: Offer, expiresAt: Date): Promise<string> => {
  const { language, email, id_buyer: idUser } = order;
  const type = wireType(order.type, order.id_fund !== null);
  const { si, result } = await payments.record(tx, {
    ...{ purpose, ref: order.id, kind: 'order.paid', idUser, email, language, expiresAt },
    into: escrow(order.id),
    amount: cents(order.total - order.from_wallet),
    description: offer.name[language],
    successPath: `/product-bought?pt=${type}&o=${order.receipt}`,
    cancelPath: `/product?id=${order.id_product}&user=${order.id_talent}`,
  });
  await changeOrder(tx, order, { id_payment: si });
  return result;
};
