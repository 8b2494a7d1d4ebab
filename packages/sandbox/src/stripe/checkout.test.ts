import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards } from './test-cards.ts';
import { aCheckout, aStripe, fillIn, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

const open = (more = {}) => world.stripe.checkout.sessions.create({ ...aCheckout, ...more });
const read = (id: string) => world.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'line_items'] });
const answer3ds = (url: string | null, answer: string) =>
  fetch(`${url}/authenticate`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });

it('opens unpaid, with what is to be paid', async () => {
  const session = await open({ client_reference_id: 'order-1', metadata: { order: '1' } });

  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2500, payment_intent: null });
  expect(session.expires_at - session.created).toBe(24 * 3600);
  const { line_items } = await read(session.id);
  expect(line_items?.data).toMatchObject([{ description: 'Autograph', amount_total: 2500, quantity: 1 }]);
});

it('is paid on the hosted page and leads back to the shop', async () => {
  const session = await open({ payment_intent_data: { metadata: { order: '1' } } });

  const answer = await fillIn(session.url);

  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://shop.test/paid?si=${session.id}`);
  expect(await read(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'fan@example.com' },
    payment_intent: { status: 'succeeded', amount: 2500, metadata: { order: '1' } },
  });
  expect((await typesOf(world.stripe)).at(-1)).toBe('checkout.session.completed');
});

it('is paid only once, however often the form is sent', async () => {
  const session = await open();
  const answers = await Promise.all([fillIn(session.url), fillIn(session.url), fillIn(session.url)]);

  expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
  expect((await typesOf(world.stripe)).filter((type) => type === 'charge.succeeded')).toHaveLength(1);
});

it('stays open after a refused card, so that another one may pay', async () => {
  const session = await open();

  const refused = await fillIn(session.url, {}, testCards.insufficientFunds);
  expect(refused.status).toBe(402);
  const page = await refused.text();
  expect(page).toContain('not enough money');
  expect(page).toContain('value="fan@example.com"');
  const first = await read(session.id);
  expect(first).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  await fillIn(session.url);

  const paid = await read(session.id);
  expect(paid.payment_status).toBe('paid');
  expect(paid.payment_intent).toMatchObject({ id: (first.payment_intent as { id: string }).id });
});

describe('3-D Secure', () => {
  it('charges only after the payer has confirmed', async () => {
    const session = await open();
    const challenge = await fillIn(session.url, {}, testCards.threeDSecure);
    expect(challenge.headers.get('location')).toBe(`${session.url}/authenticate`);
    expect((await read(session.id)).payment_intent).toMatchObject({ status: 'requires_action' });

    const answer = await answer3ds(session.url, 'complete');

    expect(answer.headers.get('location')).toContain('http://shop.test/paid');
    expect((await read(session.id)).payment_status).toBe('paid');
  });

  it('leads back to the card form when the payer refuses', async () => {
    const session = await open();
    await fillIn(session.url, {}, testCards.threeDSecure);

    expect((await answer3ds(session.url, 'fail')).status).toBe(402);
    expect((await answer3ds(session.url, 'complete')).status).toBe(402);
    expect(await read(session.id)).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method' },
    });
  });
});

describe('a saved card', () => {
  const save = async (card = testCards.success) => {
    const customer = await world.stripe.customers.create({ email: 'fan@example.com' });
    const session = await world.stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'usd',
      customer: customer.id,
      success_url: aCheckout.success_url,
    });
    const answer = await fillIn(session.url, {}, card);
    if (card.asksFor3dSecure !== 'never') await answer3ds(session.url, 'complete');
    const done = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
    const method = typeof done.setup_intent === 'object' ? String(done.setup_intent?.payment_method) : '';
    return { customer: customer.id, method, done, answer };
  };
  const charge = ({ customer, method }: { customer: string; method: string }) =>
    world.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      customer,
      payment_method: method,
      confirm: true,
      off_session: true,
    });

  it.each([testCards.success, testCards.threeDSecure])(
    'can be charged later without its owner ($token)',
    async (card) => {
      const saved = await save(card);

      expect(saved.done).toMatchObject({ status: 'complete', payment_status: 'no_payment_required' });
      expect(await charge(saved)).toMatchObject({ status: 'succeeded', customer: saved.customer });
    },
  );

  it('fails later when it is the card that fails later', async () => {
    await expect(charge(await save(testCards.failsLater))).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('is not saved when the bank refuses', async () => {
    const { answer, done } = await save(testCards.declined);

    expect(answer.status).toBe(402);
    expect(done.status).toBe('open');
  });

  it('belongs to its customer alone', async () => {
    const { method } = await save();
    const stranger = await world.stripe.customers.create();

    await expect(charge({ customer: stranger.id, method })).rejects.toMatchObject({ param: 'payment_method' });
  });

  it('is kept for a new customer when a payment asks for it', async () => {
    const session = await open({ payment_intent_data: { setup_future_usage: 'off_session' } });
    await fillIn(session.url);
    const paid = await read(session.id);
    const intent = paid.payment_intent as { payment_method: string };

    expect(await charge({ customer: String(paid.customer), method: intent.payment_method })).toMatchObject({
      status: 'succeeded',
    });
  });
});

it('expires on demand and by itself', async () => {
  const [confirmed, late] = [await open(), await open()];
  await world.stripe.checkout.sessions.expire(confirmed.id);
  world.clock.advanceHours(25);

  expect((await read(confirmed.id)).status).toBe('expired');
  expect((await typesOf(world.stripe)).filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
  expect((await read(late.id)).status).toBe('expired');
  expect((await fillIn(late.url)).status).toBe(200);
  expect((await read(late.id)).payment_status).toBe('unpaid');
  await expect(world.stripe.checkout.sessions.expire(late.id)).rejects.toMatchObject({ statusCode: 400 });
});

it.each([
  [{ success_url: 'javascript:alert(1)' }, 'success_url'],
  [{ line_items: [] }, 'line_items'],
  [{ locale: 'uk' }, 'locale'],
  [{ expires_at: 1 }, 'expires_at'],
])('refuses to open with %o', async (more, param) => {
  await expect(open(more)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param });
});
