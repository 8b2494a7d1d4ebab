import { limits } from '@stagedoor/contract/limits';
import type { Gauge } from 'prom-client';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { paidOut } from '../money/pay-out.ts';

/** Counts overdue problems, and postpones the expected release of their held earnings, which the talents see. */
export const sweepProblems =
  ({ database, clock, wallet }: Deps, overdue: Gauge) =>
  async (): Promise<void> => {
    const now = clock.now();
    await database.inTransaction(async (tx) => {
      const late = await tx
        .selectFrom('order_problem')
        .innerJoin('orders', 'orders.id', 'order_problem.id_order')
        .select(['orders.id', 'id_talent', 'completed_at'])
        .where('decided_at', 'is', null)
        .where('state', '=', 'disputed')
        .where('decide_by', '<=', now)
        .execute();
      overdue.set(late.length);
      const until = hoursAfter(now, limits.orders.problemDecideHours);
      for (const { id, id_talent: idUser, completed_at } of late) {
        if (completed_at) await wallet.hold(tx, { idUser, kind: paidOut, refs: [id] }, until);
      }
    });
  };
