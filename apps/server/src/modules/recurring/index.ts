export { acceptPeriod } from './accept-period.ts';
export { accessEnd, hasAccess, nextPaymentOf, nextTerms } from './access.ts';
export { type Agreement, isRunning, type Kind as RecurringKind } from './agreement.ts';
export { recurringInvariants } from './audit/invariants.ts';
export type { Start } from './begin.ts';
export { creditOf } from './end.ts';
export { recurringEventHandlers } from './recurring.event-handlers.ts';
export {
  agreementEnded,
  agreementStarted,
  cardExpires,
  priceAnnounced,
  renewalFailed,
  renewalNeedsConfirmation,
} from './recurring.events.ts';
export { recurringJobs } from './recurring.jobs.ts';
export { recurringPersonalData } from './recurring.personal-data.ts';
export { findAgreement, lockLive } from './recurring.repo.ts';
export { recurringRoutes } from './recurring.routes.ts';
export { createRecurring, type Recurring } from './recurring.ts';
export { lookAt } from './renew.ts';
