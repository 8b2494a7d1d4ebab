import { type Deps, requireCards } from './deps.ts';
import { driveDuePayments } from './drive-payments.ts';
import { drivePayments, handleEvents, sendRefunds } from './due-work.ts';
import { forgetBodies, forgetOldBodies } from './forget-bodies.ts';
import { handleDueEvents } from './handle-events.ts';
import { forgetCard, forgetCustomer } from './keep-card.ts';
import { reconcile, reconcileEvents } from './reconcile.ts';
import { sendDueRefunds } from './send-refunds.ts';

export const paymentsJobs = (deps: Deps) => {
  const { jobs } = deps;
  jobs.handle(drivePayments, driveDuePayments(deps));
  jobs.handle(sendRefunds, sendDueRefunds(deps));
  jobs.handle(handleEvents, handleDueEvents(deps));
  jobs.handle(forgetCard, ({ method }) => requireCards(deps).forgetCard(method));
  jobs.handle(forgetCustomer, ({ customer }) => requireCards(deps).forgetCustomer(customer));
  jobs.handle(forgetBodies, forgetOldBodies(deps));
  jobs.every('40 4 * * *', forgetBodies, {});
  jobs.handle(reconcile, reconcileEvents(deps));
  jobs.every('*/5 * * * *', reconcile, {});
};
