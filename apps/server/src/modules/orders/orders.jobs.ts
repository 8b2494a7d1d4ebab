import { Gauge, type Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { eventNear } from './orders.facts.ts';
import { lockOrder } from './orders.repo.ts';
import { giveBackBatch, giveBackSomeRests } from './packs/give-back-rest.ts';
import { askLater, sendQuestion } from './tell/ask-to-confirm.ts';
import { sweepProblems } from './watch/sweep-problems.ts';
import { remindOfEvent, sweepOrders, watchOrder } from './watch/watch-order.jobs.ts';
import { sweep, watch } from './watch/watch-order.ts';

export const ordersJobs = (deps: Deps, metrics: Registry) => {
  const { jobs, database, outbox } = deps;
  jobs.handle(watchOrder.kind, watch(deps));
  jobs.handle(giveBackSomeRests, giveBackBatch(deps));
  jobs.handle(askLater, (named) => database.inTransaction((tx) => sendQuestion(deps)(tx, named)));
  const overdue = new Gauge({
    name: 'order_problems_overdue',
    help: 'Problems of orders that staff should have decided by now',
    registers: [metrics],
  });
  const problems = sweepProblems(deps, overdue);
  jobs.handle(sweepOrders, async () => {
    await sweep(deps)();
    await problems();
  });
  jobs.every('*/10 * * * *', sweepOrders, {});
  jobs.handle(remindOfEvent.kind, ({ idOrder }) =>
    database.inTransaction(async (tx) => {
      const { state } = await lockOrder(tx, idOrder);
      if (state === 'processing') await outbox.append(tx, eventNear, { idOrder });
    }),
  );
};
