import { earnings } from '@stagedoor/contract/earnings';
import { limits } from '@stagedoor/contract/limits';
import { add, cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { disputeOf, holdEarning } from '../dates/dispute-date.ts';
import { endForCancelled, followMove } from '../dates/follow-date.ts';
import { refundNotTakenPlace } from '../dates/settle-date.ts';
import { completeOrder } from '../deliver/complete-order.ts';
import type { Deps } from '../deps.ts';
import { endOrder, endOrderHoldingMoney, refundUndecidedOrder } from '../end/end-order.ts';
import { refundExpress } from '../money/refund-order.ts';
import { isOpen, type OpenOrder, type Order, type OrderIn } from '../order.ts';
import { expressReturned, orderExpired, orderWaits } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Processes the due deadlines of an order; no effect when none is due. */
export const processDeadline =
  (deps: Deps) =>
  ({ idOrder }: { idOrder: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const isDue = (at: Date | null) => at !== null && at <= now;
      const found = await lockOrder(tx, idOrder);
      const isExpressDue = isOpen(found) && isDue(found.expressDeadlineAt);
      const order = isExpressDue ? await returnExpress(tx, deps, found) : found;
      if (isOpen(order) && isDue(order.deadlineAt)) await completeOrExpire(tx, deps, order);
      else if (order.state === 'shipped' && isDue(order.deadlineAt)) await completeOrder(tx, deps, order, 'system');
      else if (order.state === 'expired' && isDue(order.refundDueAt)) await refundUndecidedOrder(tx, deps, order);
    });

/** Refunds the express surcharge. The order continues, and the rest is split as if it had never been express. */
const returnExpress = async (tx: Tx, deps: Deps, order: Order): Promise<Order> => {
  const { type, fund, feePercent: fee } = order;
  const { total, delivery, expressSurcharge } = order.price;
  if (expressSurcharge === 0 || order.returned > 0) return order;
  await refundExpress(tx, deps, order);
  const goods = cents(total - delivery - expressSurcharge);
  const fees = { interaction: fee, support: fee, goods: fee };
  const shares = earnings(goods, { type, charityPercent: fund?.percent ?? 0, fees });
  await deps.outbox.append(tx, expressReturned, { idOrder: order.id });
  const talent = add(shares.talent, delivery);
  return changeOrder(tx, order, { shares: { ...shares, talent }, returned: expressSurcharge });
};

/** Completes an order with a fixed date; everything else is late. The fan of a late charity order may still donate. */
const completeOrExpire = async (tx: Tx, deps: Deps, order: OpenOrder): Promise<void> => {
  if (order.state === 'processing' && ruleOf(order.type).deadline === 'takesPlace')
    return completeOrFollowDate(tx, deps, order);
  await deps.outbox.append(tx, orderExpired, { idOrder: order.id });
  const mayDonate = order.fund !== null && order.price.total > order.returned;
  if (!mayDonate) return endOrder(tx, deps, order, { to: 'expired', actor: 'system' });
  const until = hoursAfter(deps.clock.now(), limits.orders.donateHours);
  await endOrderHoldingMoney(tx, deps, order, { to: 'expired', actor: 'system' }, until);
  await watchOrder.at(tx, deps, order.id, until);
};

/** The date may have just been cancelled or moved, before the job updated this order. */
const completeOrFollowDate = async (tx: Tx, deps: Deps, order: OrderIn<'processing'>): Promise<void> => {
  const date = await deps.catalogue.dates.lock(tx, order.idVariation);
  if (date.cancelledAt) return endForCancelled(tx, deps, order, date);
  if (date.startsAt && date.startsAt > deps.clock.now()) return followMove(tx, deps, order, date.startsAt);
  const dispute = await disputeOf(tx, order.idVariation);
  if (dispute?.tookPlace === false) return refundNotTakenPlace(tx, deps, order, dispute);
  await completeOrder(tx, deps, order, 'system');
  if (dispute?.tookPlace === null) await holdEarning(tx, deps, order);
};

const most = 500;

/** Each order queues its own deadline job; this finds any that were missed. */
export const processOverdueOrders = (deps: Deps) => async (): Promise<void> => {
  const now = deps.clock.now();
  const due = await deps.database.inTransaction((tx) =>
    tx
      .selectFrom('orders')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', 'in', ['reviewing', 'processing', 'shipped']), eb('deadline_at', '<=', now)]),
          eb('refund_due_at', '<=', now),
        ]),
      )
      .limit(most)
      .execute(),
  );
  for (const { id } of due) await processDeadline(deps)({ idOrder: id });
  await deps.database.inTransaction((tx) => remindTalents(tx, deps, now));
};

/** Reminds the talent a day before the deadline. */
const remindTalents = async (tx: Tx, { outbox }: Deps, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update orders set reminded_at = ${now} where id in (
      select id from orders where state = 'processing' and reminded_at is null and type not in ('EVENT', 'MUSEUM_TOUR', 'CALL')
        and deadline_at > ${now} and deadline_at <= ${hoursAfter(now, limits.orders.remindHoursBefore)}
      order by deadline_at limit ${most} for update skip locked)
    returning id`.execute(tx);
  for (const { id } of rows) await outbox.append(tx, orderWaits, { idOrder: id });
};
