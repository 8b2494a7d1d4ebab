import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { aCheckout, aClock, aStripe, fillIn, typesOf } from './testing.ts';

const withStripe = async (work: (world: Awaited<ReturnType<typeof aStripe>>) => Promise<void>, options = {}) => {
  const world = await aStripe(options);
  try {
    await work(world);
  } finally {
    await world.sandbox.close();
  }
};

const aPayment = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, off_session: true };

describe('an idempotency key', () => {
  it('gives the same answer again and charges once', () =>
    withStripe(async ({ stripe }) => {
      const pay = () => stripe.paymentIntents.create(aPayment, { idempotencyKey: 'order-1' });
      const [first, second] = [await pay(), await pay()];

      expect(second.id).toBe(first.id);
      expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect((await typesOf(stripe)).filter((type) => type === 'charge.succeeded')).toHaveLength(1);
    }));

  it('gives the same decline again', () =>
    withStripe(async ({ stripe }) => {
      const declined = { ...aPayment, payment_method: 'pm_card_visa_chargeDeclined' };
      const pay = () => stripe.paymentIntents.create(declined, { idempotencyKey: 'order-1' });

      await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
      await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
      expect((await typesOf(stripe)).filter((type) => type === 'charge.failed')).toHaveLength(1);
    }));

  it('is refused for other parameters', () =>
    withStripe(async ({ stripe }) => {
      const options = { idempotencyKey: 'order-1' };
      await stripe.paymentIntents.create(aPayment, options);

      await expect(stripe.paymentIntents.create({ ...aPayment, amount: 999 }, options)).rejects.toMatchObject({
        type: 'StripeIdempotencyError',
        statusCode: 400,
      });
    }));

  it('may be used again after a request that was invalid', () =>
    withStripe(async ({ stripe }) => {
      const options = { idempotencyKey: 'order-1' };
      await expect(stripe.paymentIntents.create({ ...aPayment, amount: 1 }, options)).rejects.toThrow();

      expect(await stripe.paymentIntents.create(aPayment, options)).toMatchObject({ status: 'succeeded' });
    }));

  it('is forgotten after a day', () =>
    withStripe(async ({ stripe, clock }) => {
      const pay = () => stripe.paymentIntents.create(aPayment, { idempotencyKey: 'order-1' });
      const first = await pay();
      clock.advanceHours(25);

      expect((await pay()).id).not.toBe(first.id);
    }));
});

describe('state', () => {
  it('survives a restart, even one in the middle of a write', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'stripe-'));
    const clock = aClock();
    try {
      let id = '';
      await withStripe(
        async ({ stripe }) => {
          id = (await stripe.checkout.sessions.create(aCheckout, { idempotencyKey: 'order-1' })).id;
        },
        { clock, directory },
      );
      await appendFile(join(directory, 'stripe.jsonl'), '["sessions",{"id":"cs_te');

      await withStripe(
        async ({ stripe, sandbox }) => {
          const again = await stripe.checkout.sessions.create(aCheckout, { idempotencyKey: 'order-1' });
          expect(again.id).toBe(id);
          const { url } = await stripe.checkout.sessions.retrieve(id);
          expect(url).toBe(`${sandbox.url}/pay/${id}`);
          await fillIn(url);
        },
        { clock, directory },
      );

      await withStripe(
        async ({ stripe }) => {
          expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
        },
        { clock, directory },
      );
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});

it('creates customers and finds them again', () =>
  withStripe(async ({ stripe }) => {
    const created = await stripe.customers.create({ email: 'fan@example.com', metadata: { idUser: '7' } });

    expect(await stripe.customers.retrieve(created.id)).toMatchObject({
      email: 'fan@example.com',
      metadata: { idUser: '7' },
    });
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_nobody'",
    });
  }));

it('deletes a customer with their cards, and remembers only that there was one', () =>
  withStripe(async ({ stripe }) => {
    const { id } = await stripe.customers.create({ email: 'fan@example.com' });
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });

    expect(await stripe.customers.del(id)).toMatchObject({ id, object: 'customer', deleted: true });
    expect(await stripe.customers.retrieve(id)).not.toHaveProperty('email');
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBeNull();
    await expect(stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  }));

it('lists events by type and time', () =>
  withStripe(async ({ stripe, clock }) => {
    await stripe.customers.create();
    clock.advanceHours(1);
    const since = Math.floor(clock.now().getTime() / 1000);
    await stripe.paymentIntents.create(aPayment);

    const recent = await stripe.events.list({ created: { gte: since } });
    expect(recent.data).toHaveLength(3);
    const payments = await stripe.events.list({ types: ['payment_intent.*'] });
    expect(payments.data.map((event) => event.type)).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
  }));

it('refuses another key without repeating it', () =>
  withStripe(async ({ sandbox: { host, port } }) => {
    const stranger = new Stripe('sk_live_0123456789abcdef', { host, port, protocol: 'http' });

    const refusal = await stranger.customers.create().catch((error) => error);

    expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(refusal.message).not.toContain('0123456789');
  }));

it.each(['/v1/nothing', '/v1/customers/a/b', '/v1/%E0%A4%A', '/%00', '//', '/v1/checkout/sessions?limit=abc'])(
  'answers the odd call %s with an error and lives on',
  (path) =>
    withStripe(async ({ sandbox, stripe }) => {
      const answer = await fetch(`${sandbox.url}${path}`, {
        headers: { authorization: `Bearer ${sandbox.secretKey}` },
      });

      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect((await stripe.events.list()).data).toEqual([]);
    }),
);
