import { auctionInvariants } from './modules/auctions/index.ts';
import { callInvariants } from './modules/calls/index.ts';
import { shelvesAreTrue, stockAddsUp } from './modules/catalogue/index.ts';
import { certificateInvariants } from './modules/certificates/index.ts';
import { feedCountsAddUp } from './modules/feed/index.ts';
import { type Invariant, ledgerInvariants } from './modules/ledger/index.ts';
import { orderInvariants } from './modules/orders/index.ts';
import { paymentInvariants } from './modules/payments/index.ts';
import { promoUsesAddUp } from './modules/promotions/index.ts';
import { recurringInvariants } from './modules/recurring/index.ts';
import { scoresAddUp } from './modules/reviews/index.ts';
import { followersAddUp } from './modules/talents/index.ts';
import { walletInvariants } from './modules/wallet/index.ts';

/** All invariants about money, stock and counters, module by module. */
export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...walletInvariants,
  stockAddsUp,
  shelvesAreTrue,
  promoUsesAddUp,
  ...certificateInvariants,
  ...orderInvariants,
  ...recurringInvariants,
  ...auctionInvariants,
  ...callInvariants,
  scoresAddUp,
  feedCountsAddUp,
  followersAddUp,
];
