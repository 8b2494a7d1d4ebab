import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStripe, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
let payment: string;
beforeEach(async () => {
  world = await aStripe();
  const intent = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, off_session: true };
  payment = (await world.stripe.paymentIntents.create(intent)).id;
});
afterEach(() => world.sandbox.close());

it('gives back parts until nothing is left', async () => {
  const { refunds } = world.stripe;
  const part = await refunds.create({ payment_intent: payment, amount: 400, metadata: { order: '7' } });
  expect(part).toMatchObject({ amount: 400, status: 'succeeded', metadata: { order: '7' } });

  await expect(refunds.create({ payment_intent: payment, amount: 601 })).rejects.toMatchObject({ param: 'amount' });
  const rest = await refunds.create({ payment_intent: payment });
  expect(rest.amount).toBe(600);
  await expect(refunds.create({ payment_intent: payment })).rejects.toMatchObject({ code: 'charge_already_refunded' });

  expect((await typesOf(world.stripe)).filter((type) => type === 'charge.refunded')).toHaveLength(2);
});

it('lists the refunds of one payment, newest first, page by page', async () => {
  for (const amount of [100, 200, 300]) await world.stripe.refunds.create({ payment_intent: payment, amount });

  const first = await world.stripe.refunds.list({ payment_intent: payment, limit: 2 });
  expect(first.data.map((refund) => refund.amount)).toEqual([300, 200]);
  expect(first.has_more).toBe(true);

  const amounts: number[] = [];
  for await (const refund of world.stripe.refunds.list({ payment_intent: payment, limit: 1 }))
    amounts.push(refund.amount);
  expect(amounts).toEqual([300, 200, 100]);

  const before = await world.stripe.refunds.list({ ending_before: first.data[1]?.id ?? '', limit: 1 });
  expect(before.data.map((refund) => refund.amount)).toEqual([300]);
  const other = await world.stripe.refunds.list({ payment_intent: 'pi_other' });
  expect(other.data).toEqual([]);
});
