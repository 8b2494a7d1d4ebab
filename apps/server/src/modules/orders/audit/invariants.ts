import type { Invariant } from '../../ledger/index.ts';
import { buyersAddUp } from './buyers-add-up.ts';
import { certificatesFollowOrders } from './certificates-follow-orders.ts';
import { disputedEarningsAreHeld } from './disputed-earnings-are-held.ts';
import { drawsArePaid } from './draws-are-paid.ts';
import { ordersMatchTheBooks } from './orders-match-the-books.ts';
import { paidOutOrBack } from './paid-out-or-back.ts';
import { restsAreBack } from './rests-are-back.ts';
import { sharesArePaid } from './shares-are-paid.ts';
import { trackRecordsAddUp } from './track-records-add-up.ts';
import { unpaidOrdersAwaitPayment } from './unpaid-orders-await-payment.ts';

export const orderInvariants: readonly Invariant[] = [
  ordersMatchTheBooks,
  paidOutOrBack,
  sharesArePaid,
  restsAreBack,
  trackRecordsAddUp,
  buyersAddUp,
  drawsArePaid,
  unpaidOrdersAwaitPayment,
  disputedEarningsAreHeld,
  certificatesFollowOrders,
];
