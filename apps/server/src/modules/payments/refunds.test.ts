import { afterEach, expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  aPaidPayment,
  balanceOf,
  eventsOf,
  reconcileNow,
  refund,
  refundsAtProvider,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

it('gives back a part, then the rest, and not a cent more', async () => {
  const { si, idUser } = await aPaidPayment(program);

  const { idRefund } = await refund(program, si, idUser, 1000, 'first');
  expect(await balanceOf(program, idUser)).toBe(1500);
  await refund(program, si, idUser, 1500, 'second');
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ captured: 2500, refunded: 2500 });
  expect(await eventsOf(program, si)).toContainEqual({ type: 'refund.sent', si, purpose: 'test', ref: si, idRefund });
  await expect(refund(program, si, idUser, 1, 'third')).rejects.toMatchObject({ constraint: 'refund_within_charge' });
  expect(await violationsIn(program)).toEqual([]);
});

it('refuses more than was paid, in the database, however many ask at once', async () => {
  const { si, idUser } = await aPaidPayment(program);
  await aPaidPayment(program, { idUser });

  const refunds = Array.from({ length: 6 }, (_, at) => refund(program, si, idUser, 1000, `r${at}`));
  const answers = await Promise.allSettled(refunds);

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balanceOf(program, idUser)).toBe(3000);
  const insert = program.database.inTransaction((tx) =>
    tx
      .insertInto('refund')
      .values({
        id: crypto.randomUUID(),
        id_payment: si,
        amount: 501,
        kind: 'x',
        ref: 'x',
        created_at: new Date(),
        from_kind: 'platform',
        from_owner: 'x',
      })
      .execute(),
  );
  await expect(insert).rejects.toMatchObject({ constraint: 'refund_within_charge' });
});

it('is the same refund when it is requested again', async () => {
  const { si, idUser } = await aPaidPayment(program);

  const first = await refund(program, si, idUser, 1000);
  expect(await refund(program, si, idUser, 1000)).toEqual(first);
  await expect(refund(program, si, idUser, 900)).rejects.toThrow();
  await program.settle();

  expect(await refundsAtProvider(program, si)).toHaveLength(1);
});

it.each([
  ['soon', minutes(5)],
  ['days later, when the provider has forgotten the key', days(3)],
])('arrives once when the answer is lost and it is sent again %s', async (_when, pause) => {
  const { si, idUser } = await aPaidPayment(program);
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/refunds');
  await refund(program, si, idUser, 1000);
  await program.settle();

  program.clock.advance(pause);
  await program.settle();

  expect(await refundsAtProvider(program, si)).toHaveLength(1);
  expect(await rowOf(program, si)).toMatchObject({ refunded: 1000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('comes back to where it was taken from when the provider refuses it', async () => {
  const { si, idUser } = await aPaidPayment(program);
  const { provider_payment } = await rowOf(program, si);
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  await program.stripe.refunds.create({ payment_intent: provider_payment ?? '' });

  await refund(program, si, idUser, 1000);
  await program.settle();

  expect(await balanceOf(program, idUser)).toBe(2500);
  expect((await eventsOf(program, si)).at(-1)).toMatchObject({ type: 'refund.failed', si });
});

it('books a refund that was made at the provider by hand', async () => {
  const { si } = await aPaidPayment(program);
  const { provider_payment } = await rowOf(program, si);
  await program.stripe.refunds.create({ payment_intent: provider_payment ?? '', amount: 300 });

  await reconcileNow(program);

  expect(await rowOf(program, si)).toMatchObject({ refunded: 300 });
  expect(await violationsIn(program)).toEqual([]);
});
