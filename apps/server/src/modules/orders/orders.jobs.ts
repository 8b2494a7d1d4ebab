import { Gauge, type Registry } from 'prom-client';
import { followDate, settleDate } from './dates/dates.jobs.ts';
import { followBatch } from './dates/follow-date.ts';
import { settleBatch } from './dates/settle-date.ts';
import type { Deps } from './deps.ts';
import { askLater, sendQuestion } from './notify/ask-to-confirm.ts';
import { refundUnused, refundUnusedBatch } from './packs/refund-unused-units.ts';
import { remind } from './watch/remind-of-event.ts';
import { sweepProblems } from './watch/sweep-problems.ts';
import { remindOfEvent, sweepOrders, watchOrder } from './watch/watch-order.jobs.ts';
import { processDeadline, processOverdueOrders } from './watch/watch-order.ts';

export const ordersJobs = (deps: Deps, metrics: Registry) => {
  const { jobs, database } = deps;
  jobs.handle(watchOrder.kind, processDeadline(deps));
  jobs.handle(refundUnused, refundUnusedBatch(deps));
  jobs.handle(askLater, (named) => database.inTransaction((tx) => sendQuestion(deps)(tx, named)));
  const overdue = new Gauge({
    name: 'order_problems_overdue',
    help: 'Problems of orders that staff should have decided by now',
    registers: [metrics],
  });
  const problems = sweepProblems(deps, overdue);
  jobs.handle(sweepOrders, async () => {
    await processOverdueOrders(deps)();
    await problems();
  });
  jobs.every('*/10 * * * *', sweepOrders, {});
  jobs.handle(remindOfEvent.kind, remind(deps));
  jobs.handle(followDate, followBatch(deps));
  jobs.handle(settleDate, settleBatch(deps));
};
