export type { Agreement, Kind as RecurringKind } from './agreement.ts';
export { recurringInvariants } from './audit/invariants.ts';
export { recurringEventHandlers } from './recurring.event-handlers.ts';
export { recurringJobs } from './recurring.jobs.ts';
export { recurringPersonalData } from './recurring.personal-data.ts';
export { createRecurring } from './recurring.ts';
