import type { Invariant } from '../../ledger/index.ts';
import { clearingMatchesProvider } from './clearing-matches-provider.ts';
import { disputesAreCovered } from './disputes-are-covered.ts';
import { holdsAreEnded } from './holds-are-ended.ts';
import { paidOnce } from './paid-once.ts';
import { refundsWithinPayment } from './refunds-within-payment.ts';

export const paymentInvariants: readonly Invariant[] = [
  clearingMatchesProvider,
  paidOnce,
  refundsWithinPayment,
  disputesAreCovered,
  holdsAreEnded,
];
