import { earnings } from '@stagedoor/contract/earnings';
import { limits } from '@stagedoor/contract/limits';
import { add, cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { completeOrder } from '../deliver/complete-order.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { giveBackExpress } from '../money/give-back.ts';
import { isOpen, type OpenOrder, type Order } from '../order.ts';
import { expressReturned, orderExpired, orderWaits } from '../orders.facts.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Does whatever its deadlines ask for at this moment; nothing when they ask for nothing. */
export const watch =
  (deps: Deps) =>
  ({ idOrder }: { idOrder: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const isDue = (at: Date | null) => at !== null && at <= now;
      const found = await lockOrder(tx, idOrder);
      const isExpressDue = isOpen(found) && isDue(found.expressDeadlineAt);
      const order = isExpressDue ? await returnExpress(tx, deps, found) : found;
      if (isOpen(order) && isDue(order.deadlineAt)) await meetDeadline(tx, deps, order);
      else if (order.state === 'expired' && isDue(order.refundDueAt)) await endOrder.late(tx, deps, order);
    });

/** The surcharge is for being quick. The order goes on, and what is left is shared as if it had never been express. */
const returnExpress = async (tx: Tx, deps: Deps, order: Order): Promise<Order> => {
  const { type, fund, feePercent: fee } = order;
  const { total, delivery, expressSurcharge } = order.price;
  if (expressSurcharge === 0 || order.returned > 0) return order;
  await giveBackExpress(tx, deps, order);
  const goods = cents(total - delivery - expressSurcharge);
  const fees = { interaction: fee, support: fee, goods: fee };
  const shares = earnings(goods, { type, charityPercent: fund?.percent ?? 0, fees });
  await deps.outbox.append(tx, expressReturned, { idOrder: order.id });
  const talent = add(shares.talent, delivery);
  return changeOrder(tx, order, { shares: { ...shares, talent }, returned: expressSurcharge });
};

const donateHours = 24;

/** What has a date has taken place; everything else is late. The fan of a late charity order may still give it away. */
const meetDeadline = async (tx: Tx, deps: Deps, order: OpenOrder): Promise<void> => {
  const hasTakenPlace = order.state === 'processing' && ruleOf(order.type).deadline === 'takesPlace';
  if (hasTakenPlace) return completeOrder(tx, deps, order, 'system');
  await deps.outbox.append(tx, orderExpired, { idOrder: order.id });
  const mayDonate = order.fund !== null && order.price.total > order.returned;
  if (!mayDonate) return endOrder(tx, deps, order, { to: 'expired', actor: 'system' });
  const until = hoursAfter(deps.clock.now(), donateHours);
  await endOrder.keepingMoney(tx, deps, order, { to: 'expired', actor: 'system' }, until);
  await watchOrder.at(tx, deps, order.id, until);
};

const most = 500;

/** Each order queues its own look; this finds what was left behind. */
export const sweep = (deps: Deps) => async (): Promise<void> => {
  const now = deps.clock.now();
  const due = await deps.database.inTransaction((tx) =>
    tx
      .selectFrom('orders')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', 'in', ['reviewing', 'processing']), eb('deadline_at', '<=', now)]),
          eb('refund_due_at', '<=', now),
        ]),
      )
      .limit(most)
      .execute(),
  );
  for (const { id } of due) await watch(deps)({ idOrder: id });
  await deps.database.inTransaction((tx) => remindTalents(tx, deps, now));
};

/** A day before it is too late the talent hears once more of what is not done. */
const remindTalents = async (tx: Tx, { outbox }: Deps, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update orders set reminded_at = ${now} where id in (
      select id from orders where state = 'processing' and reminded_at is null and type not in ('EVENT', 'MUSEUM_TOUR')
        and deadline_at > ${now} and deadline_at <= ${hoursAfter(now, limits.orders.remindHoursBefore)}
      order by deadline_at limit ${most} for update skip locked)
    returning id`.execute(tx);
  for (const { id } of rows) await outbox.append(tx, orderWaits, { idOrder: id });
};
