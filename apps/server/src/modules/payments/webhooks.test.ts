import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  aPayment,
  balanceOf,
  eventsOf,
  pay,
  reconcileNow,
  refund,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import { aProgram } from '../../../../../tests/support/program.ts';
import { stripeCards } from '../../platform/ports/stripe-cards.ts';
import { handleDueEvents } from './handle-events.ts';
import { purgeOldBodies } from './purge-bodies.ts';

const path = '/api/webhooks/stripe';

const send = ({ app }: Pick<PayingProgram, 'app'>, payload: string, signature: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });

const inbox = async ({ database }: Pick<PayingProgram, 'database'>) =>
  (await database.pool.query('select * from webhook_inbox order by id_event')).rows;

/** The provider's events, as if its webhooks had failed. */
const heldBack = async (program: PayingProgram) => {
  const events = (await program.stripe.events.list({ limit: 100 })).data;
  const sign = async (payload: string) =>
    program.stripe.webhooks.generateTestHeaderString({ payload, secret: program.sandbox.webhookSecret });
  const deliver = async (event: unknown) => {
    const payload = JSON.stringify(event, null, 2);
    return (await send(program, payload, await sign(payload))).statusCode;
  };
  return { events, sign, deliver };
};

const setUp = async () => {
  const program = await aPayingProgram();
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const payment = await aPayment(program);
  await pay(program, payment.si);
  return { program, ...payment };
};

it('takes an event once, however often it comes', async () => {
  const { program, idUser } = await setUp();
  const { events, deliver } = await heldBack(program);
  const completed = events.find(({ type }) => type === 'checkout.session.completed');

  expect(await Promise.all(Array.from({ length: 10 }, () => deliver(completed)))).toEqual(Array(10).fill(200));
  await program.settle();

  expect(await inbox(program)).toMatchObject([
    { id_event: completed?.id, body: JSON.stringify(completed, null, 2), due_at: null },
  ]);
  expect(await balanceOf(program, idUser)).toBe(2500);
});

it('asks the provider once, however many events of one payment arrive', async () => {
  const { program, si, idUser } = await setUp();
  const { checkout_id, provider_payment } = await rowOf(program, si);
  const receive = (id: string, type: string, reference: string | null, payment: string | null) =>
    program.database.pool.query(
      `insert into webhook_inbox (source, id_event, type, reference, payment, received_at, due_at)
         values ('stripe', $1, $2, $3, $4, $5, $5)`,
      [id, type, reference, payment, program.clock.now()],
    );
  await receive('evt_1', 'checkout.session.completed', si, null);
  await receive('evt_2', 'payment_intent.succeeded', si, 'pi_1');
  await receive('evt_3', 'checkout.session.completed', 'somebody else’s', null);
  const cards = stripeCards({ stripe: program.stripe, webhookSecret: program.sandbox.webhookSecret });
  const readCheckout = vi.fn(cards.readCheckout);
  const deps = { ...program, cards: { ...cards, readCheckout }, publicUrl: () => '', log: pino({ level: 'silent' }) };
  await handleDueEvents(deps)();

  expect(provider_payment).toBeNull();
  expect(readCheckout.mock.calls).toEqual([[checkout_id]]);
  expect(await balanceOf(program, idUser)).toBe(2500);
  expect((await inbox(program)).filter(({ handled_at }) => handled_at === null)).toEqual([]);
});

it.each(['hello', '[]', 'null', '7', '{}', '{"id":"evt_1"}', '{"id":7,"type":"charge.refunded","data":{"object":{}}}'])(
  'refuses what is no event, however well it is signed: %s',
  async (payload) => {
    const { program } = await setUp();
    const { sign } = await heldBack(program);
    const answer = await send(program, payload, await sign(payload));
    expect([answer.statusCode, answer.json().error]).toEqual([400, 1008]);
    expect(await inbox(program)).toEqual([]);
  },
);

it('keeps what the provider wrote for thirty days', async () => {
  const { program } = await setUp();
  const { events, deliver } = await heldBack(program);
  await deliver(events[0]);
  await program.settle();
  const forgotten = async () => {
    await purgeOldBodies(program)();
    return (await inbox(program)).map(({ body }) => body === null);
  };

  program.clock.advance(days(29));
  expect(await forgotten()).toEqual([false]);
  program.clock.advance(days(2));
  expect(await forgotten()).toEqual([true]);
});

it('takes events in any order', async () => {
  const { program, si, idUser } = await setUp();
  await program.payments.readPayment(si);
  await refund(program, si, idUser, 1000);
  await program.settle();
  const { events, deliver } = await heldBack(program);

  for (const event of events) await deliver(event);
  await program.settle();
  for (const event of events.toReversed()) await deliver(event);
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', refunded: 1000 });
  expect(await balanceOf(program, idUser)).toBe(1500);
  expect((await eventsOf(program, si)).map(({ type }) => type)).toEqual(['payment.paid', 'refund.sent']);
  expect(await violationsIn(program)).toEqual([]);
});

it('answers 400 to what the provider did not sign, and writes nothing', async () => {
  const { program } = await setUp();
  const { events, sign } = await heldBack(program);
  const payload = JSON.stringify(events.find(({ type }) => type === 'checkout.session.completed'));
  const signature = await sign(payload);

  for (const [body, header] of [
    [payload.replace('2500', '9900'), signature],
    [payload, 't=1,v1=00'],
    [payload, ''],
    ['', signature],
    ['{', signature],
  ] as const) {
    expect((await send(program, body, header)).statusCode).toBe(400);
  }
  expect(await inbox(program)).toEqual([]);
});

it('finds a payment whose webhook was never sent', async () => {
  const { program, si, idUser } = await setUp();

  await reconcileNow(program);
  expect(await rowOf(program, si)).toMatchObject({ state: 'paid' });
  expect(await balanceOf(program, idUser)).toBe(2500);

  const before = await inbox(program);
  program.clock.advance(minutes(5));
  await reconcileNow(program);
  expect(await inbox(program)).toEqual(before);
});

it('finds a payment by the name that it gave it when the answer that named the page was lost', async () => {
  const program = await aPayingProgram();
  const { si, idUser } = await aPayment(program);
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/checkout/sessions');
  await expect(program.payments.openCheckout(si)).rejects.toMatchObject({ name: 'serviceLater' });
  const [session] = (await program.stripe.checkout.sessions.list()).data;
  await fetch(session?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'a@b.example', number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  });

  await program.sandbox.webhooksDelivered();
  await program.settle();
  expect(await balanceOf(program, idUser)).toBe(2500);
});

it('tries again when the provider is away', async () => {
  const { program, si } = await setUp();
  const { events, deliver } = await heldBack(program);
  program.sandbox.faults.cause({ calls: { failedBefore: 1 }, webhooks: { dropped: 1 } });
  await deliver(events.find(({ type }) => type === 'checkout.session.completed'));
  await program.settle();
  expect((await rowOf(program, si)).state).toBe('open');

  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  program.clock.advance(minutes(1));
  await program.settle();

  expect((await rowOf(program, si)).state).toBe('paid');
});

it('leaves alone what is not ours', async () => {
  const program = await aPayingProgram();
  await program.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    metadata: { reference: 'somebody-else' },
  });

  await reconcileNow(program);

  expect(await inbox(program)).toMatchObject([{ type: 'payment_intent.succeeded', due_at: null }]);
});

it('says "later" to webhooks where there is no card provider', async () => {
  expect((await send(await aProgram(), '{}', '')).statusCode).toBe(503);
});
