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
import { eventNear, orderPaid } from '../orders.facts.ts';
import { changeOrder, type Order } from '../orders.repo.ts';
import { mayBuy } from '../place/may-buy.ts';
import { remindOfEvent, watchOrder } from '../watch/watch-order.jobs.ts';
import { grantEntitlement } from './grant-entitlement.ts';

/** It is paid: what was reserved is taken, and the time begins that the talent has. What a guest may not have is refunded. */
export const startOrder = async (tx: Tx, deps: Deps, unpaid: Order): Promise<void> => {
  const reason = await whyNot(tx, deps, unpaid);
  const paid = { paid_at: deps.clock.now() };
  if (reason) {
    const order = await changeOrder(tx, unpaid, paid);
    return endOrder(tx, deps, order, { to: 'refunded', actor: 'system', reason });
  }
  await deps.outbox.append(tx, orderPaid, { idOrder: unpaid.id });
  await begin[ruleOf(unpaid.type).deadline](tx, deps, { ...unpaid, ...paid });
};

/** What could not be asked before: it would have told strangers about the address that a guest wrote. */
const whyNot = async (tx: Tx, { promotions, clock }: Deps, order: Order): Promise<RefundReason | null> => {
  const { id_buyer, id_talent, buyer, promo_code, hold_ref } = order;
  if (buyer !== 'loggedIn' && (await mayBuy(tx, id_buyer, id_talent, clock.now()))) return 'notForSale';
  if (promo_code === null) return null;
  return (await promotions.uses.commit(tx, hold_ref, id_buyer)) === 'usedBefore' ? 'codeUsed' : null;
};

type Begin = (tx: Tx, deps: Deps, order: Order) => Promise<void>;

const atOnce: Begin = async (tx, deps, order) => {
  await start(tx, deps, order, null);
  await grantEntitlement(tx, deps, order);
  await completeOrder(tx, deps, order, 'system');
};

const review: Begin = (tx, deps, order) => proceed(tx, deps, order, inReview(deps.clock.now()));

const takesPlace: Begin = async (tx, deps, order) => {
  const { starts_at: startsAt } = await variationOf(tx, order);
  const deadline = startsAt ?? deps.clock.now();
  await proceed(tx, deps, order, { state: 'processing', deadline_at: deadline });
  const soon = hoursAfter(deadline, -limits.events.reminderHoursBefore);
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

type Terms = { state: 'processing' | 'reviewing'; deadline_at: Date; express_deadline_at?: Date | null };

const inReview = (at: Date): Terms => ({
  state: 'reviewing',
  deadline_at: hoursAfter(at, limits.orders.collaborationReviewHours),
});

const inWork = (express: boolean, at: Date): Terms => ({
  state: 'processing',
  deadline_at: daysAfter(at, limits.orders.standardDays),
  express_deadline_at: express ? hoursAfter(at, limits.orders.expressHours) : null,
});

const proceed = async (tx: Tx, deps: Deps, order: Order, terms: Terms) => {
  await start(tx, deps, order, terms);
  await watch(tx, deps, order.id, terms);
};

/** Paid, its stock taken and on its way, in one call of the database. What is done at once has no way to go. */
const start = async (tx: Tx, { catalogue }: Deps, { id, paid_at }: Order, terms: Terms | null) => {
  const { state = null, deadline_at = null, express_deadline_at = null } = terms ?? {};
  const { rows } = await sql<{ soldOut: number | null }>`
    select sold_out as "soldOut" from start_order(${id}, ${paid_at}, ${state}, ${deadline_at}, ${express_deadline_at})`.execute(
    tx,
  );
  const idProduct = rows[0]?.soldOut ?? null;
  if (idProduct !== null) await catalogue.stock.announceSoldOut(tx, idProduct);
};

const watch = async (tx: Tx, deps: Deps, idOrder: number, { deadline_at, express_deadline_at }: Terms) => {
  await watchOrder.at(tx, deps, idOrder, deadline_at);
  if (express_deadline_at) await watchOrder.at(tx, deps, idOrder, express_deadline_at);
};

const variationOf = (tx: Tx, { id_variation }: Order) =>
  tx.selectFrom('variation').select(['starts_at', 'units']).where('id', '=', id_variation).executeTakeFirstOrThrow();

const secretOf = async (tx: Tx, { id_product }: Order): Promise<string | null> => {
  const { secret_content } = await tx
    .selectFrom('product')
    .select('secret_content')
    .where('id', '=', id_product)
    .executeTakeFirstOrThrow();
  return secret_content;
};
