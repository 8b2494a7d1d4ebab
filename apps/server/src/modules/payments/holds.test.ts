import { type Cents, cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { afterEach, expect, it } from 'vitest';
import { hours, minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  answerBank,
  aPayment,
  aSavedCard,
  balanceOf,
  charge,
  eventsOf,
  pay,
  reconcileNow,
  refund,
  refundsAtProvider,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import { drivePayments } from './retry-queue.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

const aHold = async (card = testCards.success) => {
  const kept = await aSavedCard(program, card);
  const before = await balanceOf(program, kept.idUser);
  const { si } = await charge(program, { ...kept, captureLater: true });
  await program.settle();
  return { ...kept, si, before };
};
const capture = (si: string, amount: Cents) =>
  program.database.inTransaction((tx) => program.payments.capture(tx, { si, amount }));
const releaseHold = (si: string) => program.database.inTransaction((tx) => program.payments.release(tx, si));
const typesOf = async (si: string) => (await eventsOf(program, si)).map(({ type }) => type);
const atProvider = async (si: string) =>
  program.stripe.paymentIntents.retrieve((await rowOf(program, si)).provider_payment ?? '');

it('holds without a cent moved', async () => {
  const { si, idUser, before } = await aHold();

  expect(await rowOf(program, si)).toMatchObject({ state: 'held', captured: 0, to_capture: null });
  expect(await balanceOf(program, idUser)).toBe(before);
  expect(await typesOf(si)).toEqual(['payment.held']);
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['a part', 300],
  ['all', 700],
])('takes %s of it once, and lets go of the rest', async (_how, amount) => {
  const { si, idUser, before } = await aHold();

  await capture(si, cents(amount));
  await capture(si, cents(amount));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: amount });
  expect(await balanceOf(program, idUser)).toBe(before + amount);
  expect(await atProvider(si)).toMatchObject({ status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  expect(await typesOf(si)).toEqual(['payment.held', 'payment.paid']);
  expect(await violationsIn(program)).toEqual([]);
});

it('is taken though a webhook is being handled when its turn comes', async () => {
  const { si } = await aHold();
  const { pool } = program.database;
  await pool.query('update payment set to_capture = 300, look_at = $2 where id = $1', [si, program.clock.now()]);
  const webhook = await pool.connect();
  await webhook.query('begin');
  await webhook.query('select from payment where id = $1 for update', [si]);

  await program.database.inTransaction((tx) => program.jobs.queue(tx, drivePayments, {}));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await webhook.query('rollback');
  webhook.release();
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: 300 });
});

it('gives back of what it took, and no more', async () => {
  const { si, idUser } = await aHold();
  await capture(si, cents(300));
  await program.settle();

  await expect(refund(program, si, idUser, 301)).rejects.toMatchObject({ constraint: 'refund_within_charge' });
  await refund(program, si, idUser, 300, 'r2');
  await program.settle();

  expect((await refundsAtProvider(program, si)).map(({ amount }) => amount)).toEqual([300]);
  expect(await rowOf(program, si)).toMatchObject({ refunded: 300 });
  expect(await violationsIn(program)).toEqual([]);
});

it('releases all of it', async () => {
  const { si, idUser, before } = await aHold();

  await releaseHold(si);
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'released', captured: 0 });
  expect(await atProvider(si)).toMatchObject({ status: 'canceled', amount_received: 0 });
  expect(await balanceOf(program, idUser)).toBe(before);
  expect(await typesOf(si)).toEqual(['payment.held', 'payment.released']);
  expect(await violationsIn(program)).toEqual([]);
});

it('refuses more than it holds, and a second decision', async () => {
  const { si } = await aHold();
  await expect(capture(si, cents(701))).rejects.toThrow('holds 700 cents');

  await capture(si, cents(300));

  expect(await capture(si, cents(400))).toBe(false);
  expect(await releaseHold(si)).toBe(false);
});

it('takes it once when the answers are lost, and when the webhook comes first', async () => {
  const { si, idUser, before } = await aHold();
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');

  await capture(si, cents(300));
  await program.settle();
  await program.sandbox.webhooksDelivered();
  await program.settle();
  program.clock.advance(minutes(11));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: 300 });
  expect(await balanceOf(program, idUser)).toBe(before + 300);
});

it.each(['sweep', 'reconciler'])('learns by the %s that the provider released it after a week', async (by) => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si } = await aHold();

  program.clock.advance(hours(7 * 24));
  if (by === 'reconciler') await reconcileNow(program);
  await program.settle();
  program.clock.advance(minutes(1));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'released', captured: 0 });
  expect(await typesOf(si)).toEqual(['payment.held', 'payment.released']);
});

it('cannot capture what the provider released in the meantime', async () => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si, idUser, before } = await aHold();
  program.clock.advance(hours(7 * 24) - minutes(1));
  await program.stripe.paymentIntents.cancel((await rowOf(program, si)).provider_payment ?? '');

  await capture(si, cents(300));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'released', captured: 0 });
  expect(await balanceOf(program, idUser)).toBe(before);
  expect(await violationsIn(program)).toEqual([]);
});

it('holds on the card page too', async () => {
  const { si } = await aPayment(program, { captureLater: true });
  await pay(program, si);
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'held' });

  await capture(si, cents(900));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: 900, amount: 2500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('holds after the bank has asked', async () => {
  const { si } = await aHold(testCards.threeDSecureAlways);
  expect((await rowOf(program, si)).state).toBe('needsAuthentication');

  await answerBank(await program.payments.openCheckout(si));

  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'held' });
});

it('releases a second hold for the same purpose', async () => {
  const first = await aHold();
  const { idUser, idCard } = first;
  const second = await charge(program, { idUser, idCard, captureLater: true, ref: first.si });
  await program.settle();
  await program.settle();

  expect((await rowOf(program, first.si)).state).toBe('held');
  expect((await rowOf(program, second.si)).state).toBe('released');
});
