import { shelvesAreTrue, stockAddsUp } from './modules/catalogue/index.ts';
import { ledgerTruths, type Truth } from './modules/ledger/index.ts';
import { orderTruths } from './modules/orders/index.ts';
import { paymentTruths } from './modules/payments/index.ts';
import { promoUsesAddUp } from './modules/promotions/index.ts';
import { scoresAddUp } from './modules/reviews/index.ts';
import { followersAddUp } from './modules/talents/index.ts';
import { walletTruths } from './modules/wallet/index.ts';

/** Everything that must always be so about money, what it buys and what is counted of it, module by module. */
export const truths: readonly Truth[] = [
  ...ledgerTruths,
  ...paymentTruths,
  ...walletTruths,
  stockAddsUp,
  shelvesAreTrue,
  promoUsesAddUp,
  ...orderTruths,
  scoresAddUp,
  followersAddUp,
];
