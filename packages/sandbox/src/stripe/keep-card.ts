import type { Context } from './context.ts';
import { createCustomer } from './customers.ts';
import { attach, createPaymentMethod } from './payment-methods.ts';
import { testCards } from './test-cards.ts';

type KeptCard = {
  customer: string;
  method: string;
  fingerprint: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** `failsLater`: it is declined whenever it is charged again. */
type Wanted = { email: string; failsLater: boolean };

/** A customer with a saved card, as after a payment: for a shop whose customers have a past. */
export const keepCard =
  (context: Context) =>
  ({ email, failsLater }: Wanted): KeptCard => {
    const card = failsLater ? testCards.failsLater : testCards.success;
    const expMonth = 12;
    const expYear = context.clock.now().getUTCFullYear() + 3;
    const { id: customer } = createCustomer(context, { email });
    const method = createPaymentMethod(context, card, { expMonth, expYear, name: null, email });
    attach(context, method, customer);
    return {
      customer,
      method: method.id,
      fingerprint: card.fingerprint,
      brand: card.brand,
      last4: card.number.slice(-4),
      expMonth,
      expYear,
    };
  };
