import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { completeOrder } from '../deliver/complete-order.ts';
import { storeDelivery } from '../deliver/store-delivery.ts';
import type { Deps } from '../deps.ts';
import { daysAfter, hoursAfter } from '../later.ts';
import { eventNear, orderPaid } from '../orders.facts.ts';
import { changeOrder, moveOrder, type Order } from '../orders.repo.ts';
import { remindOfEvent, watchOrder } from '../watch/watch-order.jobs.ts';
import { grantEntitlement } from './grant-entitlement.ts';

/** The card paid: what was reserved is taken, and it begins. */
export const startOrder = async (tx: Tx, deps: Deps, unpaid: Order): Promise<void> => {
  await deps.catalogue.stock.commit(tx, unpaid.hold_ref);
  await beginOrder(tx, deps, await changeOrder(tx, unpaid, { paid_at: deps.clock.now() }));
};

/** It is paid and its stock taken: the time begins that the talent has. */
export const beginOrder = async (tx: Tx, deps: Deps, order: Order): Promise<void> => {
  if (order.promo_code !== null) await deps.promotions.uses.commit(tx, order.hold_ref);
  await deps.outbox.append(tx, orderPaid, { idOrder: order.id });
  await begin[ruleOf(order.type).deadline](tx, deps, order);
};

type Begin = (tx: Tx, deps: Deps, order: Order) => Promise<void>;

const atOnce: Begin = async (tx, deps, order) => {
  await grantEntitlement(tx, deps, order);
  await completeOrder(tx, deps, order, 'system');
};

const review: Begin = async (tx, deps, order) => {
  const at = deps.clock.now();
  const deadline = hoursAfter(at, limits.orders.collaborationReviewHours);
  await moveOrder(tx, order, { to: 'reviewing', actor: 'system', at }, { deadline_at: deadline });
  await watchOrder.at(tx, deps, order.id, deadline);
};

const takesPlace: Begin = async (tx, deps, order) => {
  const { starts_at: startsAt } = await variationOf(tx, order);
  const deadline = startsAt ?? deps.clock.now();
  await proceed(tx, deps, order, { deadline_at: deadline });
  const soon = hoursAfter(deadline, -limits.events.reminderHoursBefore);
  if (soon > deps.clock.now()) await remindOfEvent.at(tx, deps, order.id, soon);
  else await deps.outbox.append(tx, eventNear, { idOrder: order.id });
};

const days: Begin = async (tx, deps, order) => {
  const at = deps.clock.now();
  const secret = ruleOf(order.type).fulfilment === 'secretLink' ? await secretOf(tx, order) : null;
  if (secret !== null) {
    await storeDelivery(tx, deps, order, { kind: 'secretLink', content: secret });
    return completeOrder(tx, deps, order, 'system');
  }
  const express = order.express ? hoursAfter(at, limits.orders.expressHours) : null;
  const deadline = daysAfter(at, limits.orders.standardDays);
  await proceed(tx, deps, order, { deadline_at: deadline, express_deadline_at: express });
  if (express) await watchOrder.at(tx, deps, order.id, express);
};

const begin: Record<ReturnType<typeof ruleOf>['deadline'], Begin> = { atOnce, review, takesPlace, days };

type Deadlines = { deadline_at: Date; express_deadline_at?: Date | null };

const proceed = async (tx: Tx, deps: Deps, order: Order, deadlines: Deadlines) => {
  await moveOrder(tx, order, { to: 'processing', actor: 'system', at: deps.clock.now() }, deadlines);
  await watchOrder.at(tx, deps, order.id, deadlines.deadline_at);
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
