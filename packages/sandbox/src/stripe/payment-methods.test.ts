import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payoutCard, testCards } from './test-cards.ts';
import { aCheckout, aStripe, fillIn, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

/** A card that was used once and saved. */
const keep = async (card = testCards.success as (typeof testCards)[keyof typeof testCards]) => {
  const session = await world.stripe.checkout.sessions.create({
    ...aCheckout,
    customer_creation: 'always',
    payment_intent_data: { setup_future_usage: 'off_session' },
  });
  await fillIn(session.url, {}, card);
  const paid = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  const intent = typeof paid.payment_intent === 'object' ? paid.payment_intent : null;
  return { customer: String(paid.customer), method: String(intent?.payment_method), status: paid.payment_status };
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

describe('a kept card', () => {
  it('is listed for its customer alone', async () => {
    const [one, other] = [await keep(), await keep()];

    const { data } = await world.stripe.paymentMethods.list({ customer: one.customer, type: 'card' });

    expect(data.map(({ id }) => id)).toEqual([one.method]);
    expect((await world.stripe.customers.listPaymentMethods(other.customer)).data).toHaveLength(1);
  });

  it('cannot be charged once it was detached', async () => {
    const kept = await keep();
    expect(await charge(kept)).toMatchObject({ status: 'succeeded' });

    expect(await world.stripe.paymentMethods.detach(kept.method)).toMatchObject({ customer: null });

    expect(await typesOf(world.stripe)).toContain('payment_method.detached');
    expect((await world.stripe.paymentMethods.list({ customer: kept.customer })).data).toEqual([]);
    await expect(charge(kept)).rejects.toMatchObject({ code: 'payment_method_unexpected_state' });
    await expect(world.stripe.paymentMethods.detach(kept.method)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('of somebody with a past is charged as any other', async () => {
    const kept = world.sandbox.keepCard({ email: 'fan@example.com', failsLater: false });
    expect(await charge(kept)).toMatchObject({ status: 'succeeded', customer: kept.customer });
    expect((await world.stripe.customers.listPaymentMethods(kept.customer)).data).toMatchObject([
      { id: kept.method, card: { last4: '4242', exp_year: kept.expYear } },
    ]);
    const failing = world.sandbox.keepCard({ email: 'other@example.com', failsLater: true });
    await expect(charge(failing)).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('works once and fails later when it is the card that does', async () => {
    const kept = await keep(testCards.failsLater);

    expect(kept.status).toBe('paid');
    await expect(charge(kept)).rejects.toMatchObject({ code: 'card_declined' });
  });
});

describe('a card number', () => {
  const tokenise = (more: { number?: string; exp_month?: string; exp_year?: string }) =>
    world.stripe.tokens.create({ card: { number: payoutCard.number, exp_month: '12', exp_year: '2034', ...more } });

  it('is exchanged for a token that does not hold it', async () => {
    const token = await tokenise({});

    expect(token).toMatchObject({ object: 'token', type: 'card', card: { last4: '5556', funding: 'debit' } });
    expect(token.id).toMatch(/^tok_/);
    expect(JSON.stringify(token)).not.toContain(payoutCard.number);
  });

  it.each([
    [{ number: '4000056655665557' }, 'incorrect_number'],
    [{ number: '4111111111111111' }, 'card_declined'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_year: '2029' }, 'invalid_expiry_year'],
  ])('is refused when it is wrong: %o', async (more, code) => {
    await expect(tokenise(more)).rejects.toMatchObject({ type: 'StripeCardError', code });
  });
});
