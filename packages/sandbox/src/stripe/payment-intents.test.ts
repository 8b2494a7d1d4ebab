import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards } from './test-cards.ts';
import { aStripe, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

const charge = (card = testCards.success.token, more = {}) =>
  world.stripe.paymentIntents.create({
    amount: 2500,
    currency: 'usd',
    payment_method: card,
    confirm: true,
    off_session: true,
    ...more,
  });

it('charges a card at once when confirmed', async () => {
  const intent = await charge();

  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2500, livemode: false });
  const read = await world.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
  expect(read.latest_charge).toMatchObject({ object: 'charge', paid: true, amount_captured: 2500 });
  expect(read.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  expect(await typesOf(world.stripe)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

it.each([
  [testCards.declined.token, 'card_declined', 'generic_decline'],
  [testCards.insufficientFunds.token, 'card_declined', 'insufficient_funds'],
  [testCards.failsLater.token, 'card_declined', 'generic_decline'],
  [testCards.threeDSecure.token, 'authentication_required', 'authentication_required'],
])('refuses %s with the documented code', async (token, code, declineCode) => {
  await expect(charge(token)).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: declineCode,
    payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
  });
  expect(await typesOf(world.stripe)).toContain('payment_intent.payment_failed');
});

it('disputes the charge of the dispute card', async () => {
  const intent = await charge(testCards.dispute.token, { expand: ['latest_charge'] });

  expect(intent.latest_charge).toMatchObject({ disputed: true });
  expect(await typesOf(world.stripe)).toContain('charge.dispute.created');
  await expect(world.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

it('holds money until it is captured', async () => {
  const held = await charge(testCards.success.token, { capture_method: 'manual' });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 2500, amount_received: 0 });

  const captured = await world.stripe.paymentIntents.capture(held.id, { amount_to_capture: 2000 });

  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 2000, amount_capturable: 0 });
  await expect(world.stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

it('lets a held dollar go when it is cancelled', async () => {
  const held = await charge(testCards.success.token, { amount: 100, capture_method: 'manual' });

  const canceled = await world.stripe.paymentIntents.cancel(held.id, { expand: ['latest_charge'] });

  expect(canceled).toMatchObject({ status: 'canceled', latest_charge: { captured: false, refunded: true } });
  await expect(world.stripe.paymentIntents.cancel(held.id)).rejects.toMatchObject({ statusCode: 400 });
});

it('asks for authentication when the payer is present', async () => {
  const intent = await charge(testCards.threeDSecure.token, { off_session: false });

  expect(intent.status).toBe('requires_action');
});

it.each([
  [{ amount: 10 }, 'amount_too_small'],
  [{ amount: 2.5 }, 'parameter_invalid_integer'],
  [{ customer: 'cus_nobody' }, 'resource_missing'],
  [{ payment_method: 'pm_nothing' }, 'resource_missing'],
])('refuses %o', async (more, code) => {
  await expect(charge(testCards.success.token, more)).rejects.toMatchObject({ code });
  expect(await typesOf(world.stripe)).toEqual([]);
});

it('releases what was not captured within a week', async () => {
  const held = await charge(testCards.success.token, { capture_method: 'manual', expand: ['latest_charge'] });
  expect(held.latest_charge).toMatchObject({
    payment_method_details: { card: { capture_before: held.created + 7 * 86_400 } },
  });

  world.clock.advanceHours(7 * 24);

  expect(await world.stripe.paymentIntents.retrieve(held.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
    amount_received: 0,
  });
  await expect(world.stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await typesOf(world.stripe)).toContain('payment_intent.canceled');
});

describe('a bank that asks its owner', () => {
  const { token } = testCards.threeDSecureAlways;
  const returnUrl = 'http://shop.test/paid?o=1';
  const ask = (more = {}) => charge(token, { off_session: false, return_url: returnUrl, ...more });
  const questionOf = ({ next_action }: Stripe.PaymentIntent) => next_action?.redirect_to_url?.url ?? '';
  const answer = (url: string, value: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: value }) });
  const read = (id: string) => world.stripe.paymentIntents.retrieve(id);

  it('is asked on a page of its own, which leads back to the shop', async () => {
    const intent = await ask();
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(await (await fetch(questionOf(intent))).text()).toContain('3-D Secure');

    const answered = await answer(questionOf(intent), 'complete');

    const back = new URL(answered.headers.get('location') ?? '');
    expect(back.href).toContain(returnUrl);
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    expect(await read(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 2500, next_action: null });
    // A second result changes nothing.
    await answer(questionOf(intent), 'fail');
    expect((await read(intent.id)).status).toBe('succeeded');
  });

  it('may be asked again after a refusal', async () => {
    const intent = await ask();
    const refused = await answer(questionOf(intent), 'fail');
    expect(refused.headers.get('location')).toContain('redirect_status=failed');
    expect(await read(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });

    const again = await world.stripe.paymentIntents.confirm(intent.id, {
      payment_method: token,
      return_url: returnUrl,
    });
    await answer(questionOf(again), 'complete');

    expect((await read(intent.id)).status).toBe('succeeded');
  });

  it('refuses a charge without its owner, which can be confirmed later', async () => {
    const refused = await ask({ off_session: true }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'authentication_required' });
    const { id } = refused.payment_intent;

    const challenge = await world.stripe.paymentIntents.confirm(id, { payment_method: token, return_url: returnUrl });
    await answer(questionOf(challenge), 'complete');

    expect(await read(id)).toMatchObject({ status: 'succeeded', amount_received: 2500 });
  });
});
