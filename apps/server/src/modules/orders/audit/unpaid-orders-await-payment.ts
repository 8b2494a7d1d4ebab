import type { Invariant } from '../../ledger/index.ts';

export const unpaidOrdersAwaitPayment: Invariant = {
  id: 'I22',
  name: 'unpaid-orders-await-payment',
  description: 'an order that awaits payment is not paid',
  // Not a constraint: an order that is completed at once is marked as paid first, in the same transaction.
  violationsSql: `select id, paid_at from orders where state = 'awaitingPayment' and paid_at is not null`,
};
