import { ApiError } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { EventDate } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { isOpen, type OpenOrder, type Order } from '../order.ts';
import { orderMoved } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { endCheckout } from '../paid/give-up-order.ts';
import { remindBefore } from '../watch/remind-of-event.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';
import { followDate, type SomeOfDate } from './dates.jobs.ts';
import { eachOfDate } from './each-of-date.ts';
import { refundUntil } from './refund-until.ts';

/** The talent cancelled or moved a date: a job updates its orders in batches. */
export const queueFollowing =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  (tx: Tx, { idVariation }: { idVariation: number }): Promise<void> =>
    jobs.queue(tx, followDate, { idVariation, after: 0 });

/** One transaction per order, which reads order and date again, so that a repeated run changes nothing. */
export const followBatch =
  (deps: Deps) =>
  (some: SomeOfDate): Promise<void> =>
    eachOfDate(deps, followDate, some, {
      states: ['awaitingPayment', 'processing', 'disputed'],
      act: (idOrder) => followOne(deps, idOrder),
    });

const followOne = async (deps: Deps, idOrder: number): Promise<void> => {
  try {
    const order = await deps.database.inTransaction((tx) => follow(tx, deps, idOrder));
    if (order.state === 'awaitingPayment' && order.idPayment) await deps.payments.giveUp(order.idPayment);
  } catch (error) {
    // The bank has already reversed this payment, or the provider is down: a payment that still arrives is refunded.
    if (!(error instanceof ApiError)) throw error;
  }
};

/** Returns the order as it was before. */
const follow = async (tx: Tx, deps: Deps, idOrder: number): Promise<Order> => {
  const order = await lockOrder(tx, idOrder);
  const date = await deps.catalogue.dates.find(tx, order.idVariation);
  if (date.cancelledAt) await endForCancelled(tx, deps, order, date);
  else if (date.startsAt && (isOpen(order) || order.state === 'disputed'))
    await followMove(tx, deps, order, date.startsAt);
  return order;
};

/** Orders that a bank disputes wait for its decision; `resumeOrder` refunds them if we win. */
export const endForCancelled = async (
  tx: Tx,
  deps: Deps,
  order: Order,
  { cancelReason: reason }: EventDate,
): Promise<void> => {
  const ending = { actor: 'talent', ...(reason && { reason }) } as const;
  if (order.state === 'awaitingPayment') return endCheckout(tx, deps, order);
  if (order.state === 'processing') return endOrder(tx, deps, order, { to: 'declined', ...ending });
  if (order.state !== 'disputed' || order.completedAt !== null || order.reason === 'card') return;
  await settleProblem(tx, deps, order.id);
  await endOrder(tx, deps, order, { to: 'refunded', ...ending });
};

const settleProblem = async (tx: Tx, { clock }: Deps, idOrder: number) => {
  await tx.updateTable('order_problem').set({ decided_at: clock.now() }).where('id_order', '=', idOrder).execute();
};

/** Does nothing if the order already has the new date. */
export const followMove = async (
  tx: Tx,
  deps: Deps,
  order: OpenOrder | Extract<Order, { state: 'disputed' }>,
  startsAt: Date,
): Promise<void> => {
  if (order.completedAt !== null || order.deadlineAt.getTime() === startsAt.getTime()) return;
  const moved = { from: order.deadlineAt, refundUntil: refundUntil(startsAt, deps.clock.now()) };
  await changeOrder(tx, order, { deadlineAt: startsAt, moved });
  await watchOrder.at(tx, deps, order.id, startsAt);
  await remindBefore(tx, deps, order.id, startsAt);
  await deps.outbox.append(tx, orderMoved, { idOrder: order.id });
};
