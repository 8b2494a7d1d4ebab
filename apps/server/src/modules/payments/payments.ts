import type { Tx } from '../../platform/database/database.ts';
import { capturePayment, releasePayment } from './capture-payment.ts';
import { chargeNow } from './charge-card.ts';
import { checkCard } from './check-card.ts';
import { type Deps, orLater } from './deps.ts';
import { findRefund } from './find-refund.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { openPaymentOf, refundableOf } from './list-payments.ts';
import { openCheckout } from './open-checkout.ts';
import type { Payment } from './payment.ts';
import { findPayment } from './payments.repo.ts';
import { openPayoutCard } from './payout-card.ts';
import { paymentOf, readPayment } from './read-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { recordCharge, recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { cardsOf, removeCard } from './saved-cards.ts';
import { providerViewOf } from './show-provider-view.ts';
import { tokeniseCard } from './tokenise-card.ts';

export type Payments = ReturnType<typeof createPayments>;

/** Card payments and refunds. A module records what it wants; domain events report the outcome. */
export const createPayments = (deps: Deps) => {
  const [open, giveUp] = [openCheckout(deps), giveUpPayment(deps)];
  return {
    record: recordPayment(deps),
    chargeCard: recordCharge(deps),
    chargeNow: chargeNow(deps),
    capture: capturePayment(deps),
    release: releasePayment(deps),
    refund: refundPayment(deps),
    findRefund,
    openCheckout: (si: string): Promise<string> => orLater(open(si)),
    readPayment: readPayment(deps),
    /** The stored state, without asking the provider. */
    find: async (tx: Tx, si: string): Promise<Payment> => paymentOf(await findPayment(tx, si)),
    /** Ends it; the state says whether it was paid after all. */
    giveUp: async (si: string): Promise<Payment> => paymentOf(await orLater(giveUp(si))),
    openPaymentOf,
    refundableOf,
    providerViewOf,
    cardsOf,
    removeCard: removeCard(deps),
    checkCard: checkCard(deps),
    tokeniseCard: tokeniseCard(deps),
    openPayoutCard: (idUser: number, cardToken: string) => openPayoutCard(deps.secrets, idUser, cardToken),
    receiveEvent: receiveEvent(deps),
  };
};
