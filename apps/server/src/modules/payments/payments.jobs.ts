import { type Deps, requireCards } from './deps.ts';
import { driveDuePayments } from './drive-payments.ts';
import { handleDueEvents } from './handle-events.ts';
import { purgeBodies, purgeOldBodies } from './purge-bodies.ts';
import { reconcile, reconcileEvents } from './reconcile.ts';
import { drivePayments, handleEvents, sendRefunds } from './retry-queue.ts';
import { forgetCard, forgetCustomer } from './saved-cards.ts';
import { sendDueRefunds } from './send-refunds.ts';

export const paymentsJobs = (deps: Deps) => {
  const { jobs } = deps;
  jobs.handle(drivePayments, driveDuePayments(deps));
  jobs.handle(sendRefunds, sendDueRefunds(deps));
  jobs.handle(handleEvents, handleDueEvents(deps));
  jobs.handle(forgetCard, ({ method }) => requireCards(deps).forgetCard(method));
  jobs.handle(forgetCustomer, ({ customer }) => requireCards(deps).forgetCustomer(customer));
  jobs.handle(purgeBodies, purgeOldBodies(deps));
  jobs.every('40 4 * * *', purgeBodies, {});
  jobs.handle(reconcile, reconcileEvents(deps));
  jobs.every('*/5 * * * *', reconcile, {});
};
