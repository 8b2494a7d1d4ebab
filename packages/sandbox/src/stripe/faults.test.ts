import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HttpServer, listenOnLoopback, readBody } from '../http.ts';
import { aStripe, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

const aPayment = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, off_session: true };
const pay = (key: string) => world.stripe.paymentIntents.create(aPayment, { idempotencyKey: key });
const charges = async () => (await typesOf(world.stripe)).filter((type) => type === 'charge.succeeded').length;

it('loses an answer after the work is done, and the SDK asks again with the same key', async () => {
  const { faults } = world.sandbox;
  faults.next('lostAnswer', 'POST /v1/payment_intents');

  expect(await pay('order-1')).toMatchObject({ status: 'succeeded' });
  expect(await charges()).toBe(1);
  expect(faults.counts().lostAnswer).toBe(1);
});

it.each([
  ['tooManyCalls', 429, 0],
  ['failedBefore', 500, 0],
  ['failedAfter', 500, 1],
] as const)('answers %s with %i, having charged %i times', async (fault, status, charged) => {
  world.sandbox.faults.next(fault);
  await expect(pay('order-1')).rejects.toMatchObject({ statusCode: status });
  expect(await charges()).toBe(charged);

  expect(await pay('order-1')).toMatchObject({ status: 'succeeded' });
  expect(await charges()).toBe(1);
});

it('has the same accidents again for the same seed, about as often as asked', async () => {
  const outcomes = async () => {
    world.sandbox.faults.cause({ seed: 7, calls: { tooManyCalls: 0.3, failedBefore: 0.2 } });
    const results: number[] = [];
    for (let n = 0; n < 200; n++) {
      results.push(
        await world.stripe.balance.retrieve().then(
          () => 200,
          (error: Stripe.errors.StripeError) => error.statusCode ?? 0,
        ),
      );
    }
    return results;
  };
  const first = await outcomes();
  expect(await outcomes()).toEqual(first);
  expect(first.filter((status) => status === 429).length).toBeGreaterThan(40);
  expect(first.filter((status) => status === 500).length).toBeGreaterThan(20);
});

it('can be set by another process too, at an unguessable address', async () => {
  const { faultsUrl, url } = world.sandbox;
  await fetch(faultsUrl, { method: 'POST', body: JSON.stringify({ calls: { failedBefore: 1 } }) });
  await expect(pay('order-1')).rejects.toMatchObject({ statusCode: 500 });
  await fetch(faultsUrl, { method: 'POST', body: '{}' });
  expect(await pay('order-1')).toMatchObject({ status: 'succeeded' });
  expect((await fetch(`${url}/faults/guess`, { method: 'POST', body: '{}' })).status).toBe(401);
});

it('drops, repeats and shuffles webhooks', async () => {
  const received: string[] = [];
  const receiver: HttpServer = await listenOnLoopback(async (request, response) => {
    received.push((JSON.parse(await readBody(request)) as Stripe.Event).id);
    response.end();
  });
  const { sandbox, stripe } = world;
  sandbox.deliverWebhooksTo(receiver.origin);
  sandbox.faults.cause({ seed: 3, webhooks: { dropped: 0.3, copies: 3, lateMs: 50 } });
  for (let n = 0; n < 100; n++) await stripe.customers.create();
  await sandbox.webhooksDelivered();

  const arrived = new Set(received);
  expect(received).toHaveLength(arrived.size * 3);
  expect(arrived.size).toBe(100 - sandbox.faults.counts().droppedWebhook);
  expect(arrived.size).toBeGreaterThan(50);
  expect(arrived.size).toBeLessThan(90);
  const made = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id).reverse();
  expect([...arrived]).not.toEqual(made.filter((id) => arrived.has(id)));
  await receiver.close();
});
