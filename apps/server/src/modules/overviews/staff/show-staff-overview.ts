import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { StaffOverview } from '@stagedoor/contract/schemas/overview';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { type BusinessDay, lastDays } from './business-days.ts';
import { heldByDay } from './held-by-day.ts';

/** Only queues and figures that the caller's scopes already open. */
export const showStaffOverview =
  (deps: Deps) =>
  (held: readonly StaffScope[]): Promise<StaffOverview> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const may = (listed: { scopes: readonly StaffScope[] }) => listed.scopes.some((scope) => held.includes(scope));
      const [mayOrders, mayMoney] = [may(endpoints.findOrders), may(endpoints.getBooks)];
      const days = mayOrders || mayMoney ? await lastDays(tx, deps, now) : [];
      return {
        at: now.toISOString(),
        queues: await queuesOf(
          tx,
          deps.queues.filter(({ listedBy }) => may(listedBy)),
          now,
        ),
        orders: mayOrders ? days.map(({ day, orders }) => ({ day, count: orders })) : null,
        money: mayMoney ? await moneyOf(tx, deps, days) : null,
      };
    });

const queuesOf = async (tx: Tx, queues: Deps['queues'], now: Date): Promise<StaffOverview['queues']> => {
  const sizes = [];
  for (const { name, sizeOf } of queues) {
    const { count, oldest } = await sizeOf(tx, now);
    sizes.push({ name, count, oldest: oldest?.toISOString() ?? null });
  }
  return sizes;
};

const moneyOf = async (tx: Tx, deps: Deps, days: readonly BusinessDay[]): Promise<StaffOverview['money']> => {
  const total = await deps.ledger.totalOf(tx, 'escrow');
  const held = total ? await heldByDay(tx, deps, days, total) : new Map<string, never>();
  return {
    held: total ? { amount: total.amount, at: total.at.toISOString() } : null,
    days: days.map(({ day, sales, refunds, refunded }) => ({
      day,
      sales,
      refunds,
      refunded,
      held: held.get(day) ?? null,
    })),
  };
};
