import { limits } from '@stagedoor/contract/limits';
import type { RefundReason } from '@stagedoor/contract/order-words';
import { ruleOf } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter, hoursAfter } from '../../../platform/time.ts';
import { completeOrder } from '../deliver/complete-order.ts';
import { storeDelivery } from '../deliver/store-delivery.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import type { OpenOrder, Order, UnpaidOrder } from '../order.ts';
import { eventNear, orderPaid } from '../orders.facts.ts';
import { mayBuy } from '../place/may-buy.ts';
import { remindOfEvent, watchOrder } from '../watch/watch-order.jobs.ts';
import { grantEntitlement } from './grant-entitlement.ts';

/** It is paid: what was reserved is taken, and the time begins that the talent has. What a guest may not have is refunded. */
export const startOrder = async (tx: Tx, deps: Deps, order: UnpaidOrder): Promise<void> => {
  const reason = await whyNot(tx, deps, order);
  if (reason) return endOrder.insteadOfStarting(tx, deps, order, reason);
  await deps.outbox.append(tx, orderPaid, { idOrder: order.id });
  await begin[ruleOf(order.type).deadline](tx, deps, order);
};

/** What could not be asked before: it would have told strangers about the address that a guest wrote. */
const whyNot = async (tx: Tx, { promotions, clock }: Deps, order: UnpaidOrder): Promise<RefundReason | null> => {
  const { idBuyer, idTalent, buyerKind, promoCode, holdRef } = order;
  if (buyerKind !== 'loggedIn' && (await mayBuy(tx, idBuyer, idTalent, clock.now()))) return 'notForSale';
  if (promoCode === null) return null;
  return (await promotions.uses.commit(tx, holdRef, idBuyer)) === 'usedBefore' ? 'codeUsed' : null;
};

type Begin = (tx: Tx, deps: Deps, order: UnpaidOrder) => Promise<void>;

const atOnce: Begin = async (tx, deps, order) => {
  await start(tx, deps, order, null);
  await grantEntitlement(tx, deps, order);
  await completeOrder(tx, deps, order, 'system');
};

const review: Begin = (tx, deps, order) => proceed(tx, deps, order, inReview(deps.clock.now()));

const takesPlace: Begin = async (tx, deps, order) => {
  const { starts_at: startsAt } = await variationOf(tx, order);
  const deadlineAt = startsAt ?? deps.clock.now();
  await proceed(tx, deps, order, { state: 'processing', deadlineAt, expressDeadlineAt: null });
  const soon = hoursAfter(deadlineAt, -limits.events.reminderHoursBefore);
  if (soon > deps.clock.now()) await remindOfEvent.at(tx, deps, order.id, soon);
  else await deps.outbox.append(tx, eventNear, { idOrder: order.id });
};

const days: Begin = async (tx, deps, order) => {
  const secret = ruleOf(order.type).fulfilment === 'secretLink' ? await secretOf(tx, order) : null;
  if (secret !== null) {
    await start(tx, deps, order, null);
    await storeDelivery(tx, deps, order, { kind: 'secretLink', content: secret });
    return completeOrder(tx, deps, order, 'system');
  }
  await proceed(tx, deps, order, inWork(order.express, deps.clock.now()));
};

const begin: Record<ReturnType<typeof ruleOf>['deadline'], Begin> = { atOnce, review, takesPlace, days };

type Terms = Pick<OpenOrder, 'state' | 'deadlineAt' | 'expressDeadlineAt'>;

const inReview = (at: Date): Terms => ({
  state: 'reviewing',
  deadlineAt: hoursAfter(at, limits.orders.collaborationReviewHours),
  expressDeadlineAt: null,
});

const inWork = (express: boolean, at: Date): Terms => ({
  state: 'processing',
  deadlineAt: daysAfter(at, limits.orders.standardDays),
  expressDeadlineAt: express ? hoursAfter(at, limits.orders.expressHours) : null,
});

const proceed = async (tx: Tx, deps: Deps, order: UnpaidOrder, terms: Terms) => {
  await start(tx, deps, order, terms);
  await watch(tx, deps, order.id, terms);
};

/** Paid, its stock taken and on its way, in one call of the database. What is done at once has no way to go. */
const start = async (tx: Tx, { catalogue, clock }: Deps, { id }: UnpaidOrder, terms: Terms | null) => {
  const { state = null, deadlineAt = null, expressDeadlineAt = null } = terms ?? {};
  const { rows } = await sql<{ soldOut: number | null }>`
    select sold_out as "soldOut"
    from start_order(${id}, ${clock.now()}, ${state}, ${deadlineAt}, ${expressDeadlineAt})`.execute(tx);
  const idProduct = rows[0]?.soldOut ?? null;
  if (idProduct !== null) await catalogue.stock.announceSoldOut(tx, idProduct);
};

const watch = async (tx: Tx, deps: Deps, idOrder: number, { deadlineAt, expressDeadlineAt }: Terms) => {
  await watchOrder.at(tx, deps, idOrder, deadlineAt);
  if (expressDeadlineAt) await watchOrder.at(tx, deps, idOrder, expressDeadlineAt);
};

const variationOf = (tx: Tx, { idVariation }: Order) =>
  tx.selectFrom('variation').select(['starts_at', 'units']).where('id', '=', idVariation).executeTakeFirstOrThrow();

const secretOf = async (tx: Tx, { idProduct }: Order): Promise<string | null> => {
  const { secret_content } = await tx
    .selectFrom('product')
    .select('secret_content')
    .where('id', '=', idProduct)
    .executeTakeFirstOrThrow();
  return secret_content;
};
