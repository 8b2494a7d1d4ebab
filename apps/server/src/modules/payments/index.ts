export { paymentInvariants } from './audit/invariants.ts';
export type { NewCharge, NewPayment, Payment } from './payment.ts';
export {
  disputeClosed,
  disputeOpened,
  paymentExpired,
  paymentFailed,
  paymentHeld,
  paymentNeedsAuthentication,
  paymentPaid,
  paymentReleased,
  refundFailed,
} from './payments.events.ts';
export { paymentsJobs } from './payments.jobs.ts';
export { paymentsPersonalData } from './payments.personal-data.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { createPayments, type Payments } from './payments.ts';
export { reconcile } from './reconcile.ts';
export { exceedsCharge } from './refund-payment.ts';
