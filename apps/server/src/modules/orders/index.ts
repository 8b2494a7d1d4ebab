export { orderInvariants } from './audit/invariants.ts';
export { ticketFiles } from './documents/document-links.ts';
export { documentsRoutes } from './documents/documents.routes.ts';
export { orderBehind } from './links.ts';
export { lockOrderForAction } from './lock-order-for-action.ts';
export { paidOut } from './money/pay-out.ts';
export type { Unearned } from './money/settle-held.ts';
export { orderKinds } from './notify/orders.kinds.ts';
export type { OrderReview, ReviewsOf } from './order-review.ts';
export { orderEventHandlers } from './orders.event-handlers.ts';
export {
  chargeFailed,
  checkoutLapsed,
  mayBeOf,
  orderChanged,
  orderCompleted,
  orderHeld,
  orderPaid,
  orderReturned,
  orderUnpaid,
} from './orders.events.ts';
export { ordersJobs } from './orders.jobs.ts';
export { ordersLive } from './orders.live.ts';
export { ordersPersonalData } from './orders.personal-data.ts';
export { ordersRoutes } from './orders.routes.ts';
export { createOrders, type Orders } from './orders.ts';
export { acceptPayment } from './paid/accept-payment.ts';
export type { CardChoice, Purchase } from './place/purchase.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { aboutOrders } from './read/about-orders.ts';
export { buyersOf, type PeoplePage } from './read/buyers-of.ts';
export { haveDealt } from './read/have-dealt.ts';
export { trackRecordSlot } from './read/profile-slot.ts';
export { rules as orderRules } from './rules.ts';
export { orderQueues } from './staff/order-queues.ts';
export type { PeriodTotals } from './staff/sum-up-period.ts';
export { sweepOrders } from './watch/watch-order.jobs.ts';
export { processOverdueOrders } from './watch/watch-order.ts';
