import type { Truth } from '../../ledger/index.ts';
import { datesFitStates } from './dates-fit-states.ts';
import { drawsArePaid } from './draws-are-paid.ts';
import { ordersMatchTheBooks } from './orders-match-the-books.ts';
import { paidOutOrBack } from './paid-out-or-back.ts';
import { restsAreBack } from './rests-are-back.ts';
import { sharesArePaid } from './shares-are-paid.ts';
import { trackRecordsAddUp } from './track-records-add-up.ts';

export const orderTruths: readonly Truth[] = [
  ordersMatchTheBooks,
  paidOutOrBack,
  sharesArePaid,
  restsAreBack,
  trackRecordsAddUp,
  drawsArePaid,
  datesFitStates,
];
