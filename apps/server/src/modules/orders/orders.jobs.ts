import type { Deps } from './deps.ts';
import { eventNear } from './orders.facts.ts';
import { lockOrder } from './orders.repo.ts';
import { remindOfEvent, sweepOrders, watchOrder } from './watch/watch-order.jobs.ts';
import { sweep, watch } from './watch/watch-order.ts';

export const ordersJobs = (deps: Deps) => {
  const { jobs, database, outbox } = deps;
  jobs.handle(watchOrder.kind, watch(deps));
  jobs.handle(sweepOrders, sweep(deps));
  jobs.every('*/10 * * * *', sweepOrders, {});
  jobs.handle(remindOfEvent.kind, ({ idOrder }) =>
    database.inTransaction(async (tx) => {
      const { state } = await lockOrder(tx, idOrder);
      if (state === 'processing') await outbox.append(tx, eventNear, { idOrder });
    }),
  );
};
