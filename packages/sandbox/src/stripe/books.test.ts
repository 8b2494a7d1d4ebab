import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStripe } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

it('says what was taken and given back, by the shop’s own reference', async () => {
  const intent = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, off_session: true };
  const { id } = await world.stripe.paymentIntents.create({ ...intent, metadata: { reference: 'order-7' } });
  await world.stripe.refunds.create({ payment_intent: id, amount: 400 });
  const { charges, refunds } = world.sandbox.books();
  expect(charges).toMatchObject([{ reference: 'order-7', captured: 1000, refunded: 400 }]);
  expect(refunds).toMatchObject([{ reference: 'order-7', amount: 400 }]);
});
