import type { Truth } from '../../ledger/index.ts';
import { clearingMatchesProvider } from './clearing-matches-provider.ts';
import { disputesAreCovered } from './disputes-are-covered.ts';
import { holdsAreEnded } from './holds-are-ended.ts';
import { paidOnce } from './paid-once.ts';
import { refundsWithinPayment } from './refunds-within-payment.ts';

export const paymentTruths: readonly Truth[] = [
  clearingMatchesProvider,
  paidOnce,
  refundsWithinPayment,
  disputesAreCovered,
  holdsAreEnded,
];
