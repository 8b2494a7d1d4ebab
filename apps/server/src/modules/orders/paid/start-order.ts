import type { RefundReason } from '@stagedoor/contract/order-words';
import { ruleOf } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { completeOrder } from '../deliver/complete-order.ts';
import { storeDelivery } from '../deliver/store-delivery.ts';
import type { Deps } from '../deps.ts';
import { refundInsteadOfStarting } from '../end/end-order.ts';
import { completeWith } from '../money/draw-down.ts';
import { leftInEscrow, type Opening, type Order, type UnpaidOrder } from '../order.ts';
import { orderPaid } from '../orders.events.ts';
import { lockOrder } from '../orders.repo.ts';
import { mayBuy } from '../place/may-buy.ts';
import { grantEntitlement } from './grant-entitlement.ts';
import { inReview, inWork } from './opening.ts';

/** Starts a paid order: takes the reserved stock and sets the talent's deadline. Refunds what a guest may not buy. */
export const startOrder = async (tx: Tx, deps: Deps, order: UnpaidOrder): Promise<void> => {
  const reason = await whyNot(tx, deps, order);
  if (reason) return refundInsteadOfStarting(tx, deps, order, reason);
  await deps.outbox.append(tx, orderPaid, { idOrder: order.id, type: order.type });
  await begin[ruleOf(order.type).deadline](tx, deps, order);
};

/**
 * What may have changed since the order was placed, and checks that were postponed for guests: earlier, they would
 * reveal something about the owner of the email address.
 */
const whyNot = async (tx: Tx, deps: Deps, order: UnpaidOrder): Promise<RefundReason | null> => {
  const { promotions, clock } = deps;
  const { idBuyer, idTalent, buyerKind, promoCode, holdRef } = order;
  if (await isCancelled(tx, deps, order)) return 'eventCancelled';
  if (order.forMembers && !(await deps.catalogue.isOpenTo(tx, idBuyer, order.idProduct))) return 'membershipEnded';
  if (buyerKind !== 'loggedIn' && (await mayBuy(tx, idBuyer, idTalent, clock.now()))) return 'notForSale';
  if (promoCode === null) return null;
  return (await promotions.uses.commit(tx, holdRef, idBuyer)) === 'usedBefore' ? 'codeUsed' : null;
};

/** Locks the date, so that it cannot be moved or cancelled until the order has started. */
const isCancelled = async (tx: Tx, { catalogue }: Deps, { type, idVariation }: UnpaidOrder): Promise<boolean> =>
  ruleOf(type).deadline === 'takesPlace' && (await catalogue.dates.lock(tx, idVariation)).cancelledAt !== null;

type Begin = (tx: Tx, deps: Deps, order: UnpaidOrder) => Promise<void>;

const atOnce: Begin = async (tx, deps, order) => {
  await deps.catalogue.stock.commit(tx, order.holdRef);
  await grantEntitlement(tx, deps, order);
  await completeOrder(tx, deps, order, 'system');
};

const review: Begin = (tx, deps, order) => start(tx, deps, order, inReview(deps.clock.now()));

const takesPlace: Begin = async (tx, deps, order) => {
  const { startsAt } = await deps.catalogue.dates.find(tx, order.idVariation);
  const paidAt = deps.clock.now();
  await start(tx, deps, order, {
    state: 'processing',
    paidAt,
    deadlineAt: startsAt ?? paidAt,
    expressDeadlineAt: null,
  });
};

/** What was authorised is only captured once its call is over, for what was earned. */
const whenOver: Begin = async (tx, deps, order) => {
  await start(tx, deps, order, inWork(false, deps.clock.now()));
  if (order.idPayment === null || !(await deps.payments.find(tx, order.idPayment)).captureLater) return;
  const started = await lockOrder(tx, order.id);
  if (started.state === 'processing') await completeWith(tx, deps, started, leftInEscrow(started));
};

const days: Begin = async (tx, deps, order) => {
  const secret = ruleOf(order.type).fulfilment === 'secretLink' ? await secretOf(tx, order) : null;
  if (secret !== null) {
    await deps.catalogue.stock.commit(tx, order.holdRef);
    await storeDelivery(tx, deps, order, { kind: 'secretLink', content: secret });
    return completeOrder(tx, deps, order, 'system');
  }
  await start(tx, deps, order, inWork(order.express, deps.clock.now()));
};

const begin: Record<ReturnType<typeof ruleOf>['deadline'], Begin> = { atOnce, review, takesPlace, whenOver, days };

/** Marks it as paid, takes the stock and sets state and deadline in one database call. */
const start = async (tx: Tx, { catalogue }: Deps, { id }: UnpaidOrder, opening: Opening) => {
  const { paidAt, state, deadlineAt, expressDeadlineAt } = opening;
  const { rows } = await sql<{ soldOut: number | null }>`
    select sold_out as "soldOut"
    from start_order(${id}, ${paidAt}, ${state}, ${deadlineAt}, ${expressDeadlineAt})`.execute(tx);
  const idProduct = rows[0]?.soldOut ?? null;
  if (idProduct !== null) await catalogue.stock.announceSoldOut(tx, idProduct);
};

const secretOf = async (tx: Tx, { idProduct }: Order): Promise<string | null> => {
  const { secret_content } = await tx
    .selectFrom('product')
    .select('secret_content')
    .where('id', '=', idProduct)
    .executeTakeFirstOrThrow();
  return secret_content;
};
