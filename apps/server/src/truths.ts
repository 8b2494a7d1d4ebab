import { ledgerTruths, type Truth } from './modules/ledger/index.ts';
import { paymentTruths } from './modules/payments/index.ts';
import { walletTruths } from './modules/wallet/index.ts';

/** Everything that must always be so about money, module by module. */
export const truths: readonly Truth[] = [...ledgerTruths, ...paymentTruths, ...walletTruths];
