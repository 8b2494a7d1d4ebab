import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { afterEach, expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  aPayment,
  balanceOf,
  chargesFor,
  eventsOf,
  pay,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import { aProgram } from '../../../../../tests/support/program.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

it('books a payment when its webhook comes', async () => {
  const { si, idUser } = await aPayment(program);
  expect((await pay(program, si)).headers.get('location')).toBe(`http://stagedoor.test/paid?si=${si}`);

  await program.sandbox.webhooksDelivered();
  await program.settle();

  expect(await balanceOf(program, idUser)).toBe(2500);
  expect(await eventsOf(program, si)).toEqual([{ type: 'payment.paid', si, purpose: 'test', ref: si, late: false }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('is paid once, however many ask at once', async () => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si, idUser } = await aPayment(program);
  await pay(program, si);

  const seen = await Promise.all(Array.from({ length: 20 }, () => program.payments.readPayment(si)));

  expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['paid']));
  expect(await balanceOf(program, idUser)).toBe(2500);
  expect(await eventsOf(program, si)).toHaveLength(1);
});

it('opens one page, however many ask for it and whatever answers are lost', async () => {
  const { si } = await aPayment(program);
  program.sandbox.faults.next('lostAnswer', 'POST /v1/checkout/sessions');

  const pages = await Promise.all(Array.from({ length: 5 }, () => program.payments.openCheckout(si)));

  expect(new Set(pages).size).toBe(1);
  expect(await sessionsFor(si)).toHaveLength(1);
});

it('says why a card was refused and lets another one pay', async () => {
  const { si, idUser } = await aPayment(program);

  await pay(program, si, testCards.declined);
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'open', problem: 'rejected' });
  await pay(program, si, testCards.insufficientFunds);
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'open', problem: 'notEnoughFunds' });
  expect(await balanceOf(program, idUser)).toBe(0);

  await pay(program, si);
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid', problem: null });
  expect(await chargesFor(program, si)).toHaveLength(1);
});

it('waits for a card that asks its owner', async () => {
  const { si } = await aPayment(program);
  const question = (await pay(program, si, testCards.threeDSecure)).headers.get('location') ?? '';
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'open', problem: null });

  await fetch(question, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });

  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid' });
});

it('opens no page for what is paid, over or unknown', async () => {
  const { si } = await aPayment(program);
  await pay(program, si);
  await expect(program.payments.openCheckout(si)).rejects.toMatchObject({ name: 'transactionAlreadyApproved' });

  const late = await aPayment(program);
  program.clock.advance(minutes(30));
  await expect(program.payments.openCheckout(late.si)).rejects.toMatchObject({ name: 'pageNotFound' });
  await expect(program.payments.openCheckout(crypto.randomUUID())).rejects.toMatchObject({ name: 'pageNotFound' });
});

it('ends a payment that nobody finished, here and at the provider', async () => {
  const [opened, unopened] = [await aPayment(program), await aPayment(program)];
  await program.payments.openCheckout(opened.si);

  program.clock.advance(minutes(31));
  await program.settle();

  for (const { si } of [opened, unopened]) {
    expect(await program.payments.readPayment(si)).toMatchObject({ state: 'expired' });
  }
  expect(await sessionsFor(opened.si)).toMatchObject([{ status: 'expired' }]);
});

it('asks before it ends a payment: one that was paid is booked', async () => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si, idUser } = await aPayment(program);
  await pay(program, si);

  program.clock.advance(minutes(31));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid' });
  expect(await balanceOf(program, idUser)).toBe(2500);
});

it('looks after an open payment by itself, without any webhook', async () => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si } = await aPayment(program);
  await pay(program, si);

  program.clock.advance(20_000);
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', look_at: null });
});

it('gives up what is not paid, and says so when it was paid after all', async () => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const [unpaid, paid] = [await aPayment(program), await aPayment(program)];
  await program.payments.openCheckout(unpaid.si);
  await pay(program, paid.si);

  expect(await program.payments.giveUp(unpaid.si)).toMatchObject({ state: 'expired' });
  expect(await program.payments.giveUp(paid.si)).toMatchObject({ state: 'paid' });
  expect(await violationsIn(program)).toEqual([]);
});

it('lets one win when paying and giving up happen at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const { si, idUser } = await aPayment(program);
    const page = await program.payments.openCheckout(si);
    const [, { state }] = await Promise.all([pay(program, si).catch(() => page), program.payments.giveUp(si)]);

    expect(['paid', 'expired']).toContain(state);
    expect(await balanceOf(program, idUser)).toBe(state === 'paid' ? 2500 : 0);
    expect(await chargesFor(program, si)).toHaveLength(state === 'paid' ? 1 : 0);
  }
});

it('ends a page that it lost sight of', async () => {
  const { si } = await aPayment(program);
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/checkout/sessions');
  await expect(program.payments.openCheckout(si)).rejects.toMatchObject({ name: 'serviceLater' });
  expect(await rowOf(program, si)).toMatchObject({ state: 'open', checkout_id: null });

  program.clock.advance(minutes(31));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'expired' });
  expect(await sessionsFor(si)).toMatchObject([{ status: 'expired' }]);
});

it('sends a second payment for the same thing back', async () => {
  const into = { kind: 'escrow', owner: '7' } as const;
  const order = { purpose: 'order', ref: 7, kind: 'order.paid', into };
  const [first, second] = [await aPayment(program, order), await aPayment(program, order)];
  await Promise.all([pay(program, first.si), pay(program, second.si)]);
  await Promise.all([program.payments.readPayment(first.si), program.payments.readPayment(second.si)]);
  await program.settle();

  const rows = [await rowOf(program, first.si), await rowOf(program, second.si)];
  expect(rows.map(({ state }) => state).sort()).toEqual(['expired', 'paid']);
  expect(rows.find(({ state }) => state === 'expired')).toMatchObject({ captured: 2500, refunded: 2500 });
  expect(await program.database.inTransaction((tx) => program.ledger.balance(tx, into))).toBe(2500);
  expect(await violationsIn(program)).toEqual([]);
});

const sessionsFor = async (si: string) =>
  (await program.stripe.checkout.sessions.list({ limit: 100 })).data.filter((one) => one.client_reference_id === si);

it('says "later" where there is no card provider', async () => {
  const offline = await aProgram();
  const payment = {
    purpose: 'deposit',
    kind: 'deposit.received',
    idUser: null,
    amount: cents(500),
    language: 'en',
  } as const;
  const rest = { into: { kind: 'platform', owner: 'x' }, description: 'd', successPath: '/', cancelPath: '/' } as const;

  const recorded = offline.database.inTransaction((tx) =>
    offline.payments.record(tx, { ...payment, ...rest, expiresAt: offline.clock.now() }),
  );

  await expect(recorded).rejects.toMatchObject({ name: 'serviceLater' });
});
