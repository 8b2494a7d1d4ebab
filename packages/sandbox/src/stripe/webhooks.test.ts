import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, listenOnLoopback, readBody } from '../http.ts';
import { openStore } from './store.ts';
import { aStripe, webhookSecret } from './testing.ts';
import { createWebhooks } from './webhooks.ts';

let receiver: HttpServer;
let received: { body: string; signature: string }[];
let refusals: number;

beforeEach(async () => {
  received = [];
  refusals = 0;
  receiver = await listenOnLoopback(async (request, response) => {
    received.push({ body: await readBody(request), signature: String(request.headers['stripe-signature']) });
    response.writeHead(refusals-- > 0 ? 500 : 200).end();
  });
});
afterEach(() => receiver.close());

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 10 });

it('signs what it sends, even when its clock is elsewhere', async () => {
  const { sandbox, stripe } = await aStripe({ webhookUrl: receiver.origin });
  await stripe.customers.create({ name: 'Оля' });
  await eventually(() => expect(received).toHaveLength(1));
  await sandbox.close();

  const [{ body, signature } = { body: '', signature: '' }] = received;
  const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { name: 'Оля' } } });
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow();
});

it('sends what nobody received as soon as an address is known', async () => {
  const { sandbox, stripe } = await aStripe();
  await stripe.customers.create();
  await stripe.customers.create();
  sandbox.deliverWebhooksTo(receiver.origin);
  await eventually(() => expect(received).toHaveLength(2));

  await eventually(async () => {
    const { data } = await stripe.events.list();
    expect(data.map((event) => event.pending_webhooks)).toEqual([0, 0]);
  });
  await sandbox.close();
});

it('sends only the types that its receiver asked for', async () => {
  const { sandbox, stripe } = await aStripe();
  sandbox.deliverWebhooksTo(receiver.origin, ['payment_intent.created']);
  await stripe.customers.create();
  await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await sandbox.webhooksDelivered();

  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['payment_intent.created']);
  await sandbox.close();
});

it('tries again until it is accepted', async () => {
  refusals = 2;
  const store = openStore();
  const webhooks = createWebhooks({
    store,
    secret: webhookSecret,
    log: () => {},
    retryDelays: [1, 1, 1],
    faults: { ofWebhook: () => [0] },
  });
  webhooks.deliverTo(receiver.origin);
  const { sandbox, stripe } = await aStripe();
  const customer = (await stripe.customers.create()) as Stripe.Customer;
  await sandbox.close();

  webhooks.send({
    id: 'evt_1',
    object: 'event',
    api_version: null,
    created: 0,
    data: { object: customer },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: 'customer.created',
  });

  await eventually(() => expect(store.events.get('evt_1')?.pending_webhooks).toBe(0));
  expect(received).toHaveLength(3);
  await webhooks.close();
});
