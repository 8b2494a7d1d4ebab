import { stockAddsUp } from './modules/catalogue/index.ts';
import { ledgerTruths, type Truth } from './modules/ledger/index.ts';
import { orderTruths } from './modules/orders/index.ts';
import { paymentTruths } from './modules/payments/index.ts';
import { promoUsesAddUp } from './modules/promotions/index.ts';
import { walletTruths } from './modules/wallet/index.ts';

/** Everything that must always be so about money and what it buys, module by module. */
export const truths: readonly Truth[] = [
  ...ledgerTruths,
  ...paymentTruths,
  ...walletTruths,
  stockAddsUp,
  promoUsesAddUp,
  ...orderTruths,
];
