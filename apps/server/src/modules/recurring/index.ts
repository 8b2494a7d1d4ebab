export { accessEnd, hasAccess, nextPaymentOf } from './access.ts';
export type { Agreement, Kind as RecurringKind } from './agreement.ts';
export { recurringInvariants } from './audit/invariants.ts';
export { recurringEventHandlers } from './recurring.event-handlers.ts';
export { agreementEnded, agreementStarted, priceAnnounced, renewalFailed } from './recurring.events.ts';
export { recurringJobs } from './recurring.jobs.ts';
export { recurringPersonalData } from './recurring.personal-data.ts';
export { findAgreement } from './recurring.repo.ts';
export { createRecurring, type Recurring } from './recurring.ts';
