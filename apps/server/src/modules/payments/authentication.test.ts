import { testCards } from '@stagedoor/sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  answerBank,
  aSavedCard,
  balanceOf,
  charge,
  chargesFor,
  eventsOf,
  reconcileNow,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../tests/support/program.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

/** A charge of a saved card whose bank requires 3-D Secure each time. */
const anAskedCharge = async (change: { offSession?: boolean } = {}) => {
  const card = await aSavedCard(program, testCards.threeDSecureAlways);
  const { si } = await charge(program, { ...card, ...change });
  await program.settle();
  return { si, ...card };
};
const stateOf = async (si: string) => (await rowOf(program, si)).state;

describe.each([
  ['there', false],
  ['not there', true],
])('a bank that wants to ask the owner, who is %s', (_where, offSession) => {
  it('is a state of the payment, published once', async () => {
    const { si } = await anAskedCharge({ offSession });

    expect(await rowOf(program, si)).toMatchObject({ state: 'needsAuthentication', problem: null, captured: 0 });
    program.clock.advance(minutes(1));
    await program.settle();
    const { type, ...fields } = { type: 'payment.needsAuthentication', si, purpose: 'test', ref: si, offSession };
    expect(await eventsOf(program, si)).toEqual([{ type, ...fields }]);
  });

  it('is answered on a page of its own, which settles the same payment', async () => {
    const { si, idUser } = await anAskedCharge({ offSession });
    const before = await balanceOf(program, idUser);

    const question = await program.payments.openCheckout(si);
    expect(await program.payments.openCheckout(si)).toBe(question);
    const back = (await answerBank(question)).headers.get('location') ?? '';

    expect(new URL(back).pathname + new URL(back).search).toContain(`/paid?si=${si}`);
    expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid' });
    expect(await balanceOf(program, idUser)).toBe(before + 700);
    expect(await chargesFor(program, si)).toHaveLength(1);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('may be asked again after a no', async () => {
    const { si } = await anAskedCharge({ offSession });
    await answerBank(await program.payments.openCheckout(si), 'fail');
    expect(await program.payments.readPayment(si)).toMatchObject({ state: 'needsAuthentication', problem: 'rejected' });

    await answerBank(await program.payments.openCheckout(si));

    expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid', problem: null });
  });
});

it('hears of the answer by webhook', async () => {
  const { si } = await anAskedCharge();
  await answerBank(await program.payments.openCheckout(si));
  await program.sandbox.webhooksDelivered();
  await program.settle();

  expect(await stateOf(si)).toBe('paid');
});

it.each(['sweep', 'reconciler'])('hears of the answer by the %s when the webhook is lost', async (by) => {
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  const { si } = await anAskedCharge();
  await answerBank(await program.payments.openCheckout(si));

  if (by === 'reconciler') await reconcileNow(program);
  program.clock.advance(minutes(2));
  await program.settle();

  expect(await stateOf(si)).toBe('paid');
});

it('is over when nobody answers in time, here and at the provider', async () => {
  const { si } = await anAskedCharge();
  const question = await program.payments.openCheckout(si);

  program.clock.advance(minutes(61));
  await program.settle();
  await answerBank(question);
  await program.settle();

  expect(await stateOf(si)).toBe('expired');
  expect(await chargesFor(program, si)).toEqual([]);
  await expect(program.payments.openCheckout(si)).rejects.toMatchObject({ name: 'pageNotFound' });
});

it('asks about nothing once the card is taken away', async () => {
  const { si, idUser, idCard } = await anAskedCharge();
  await program.database.inTransaction((tx) => program.payments.removeCard(tx, idUser, idCard));

  await expect(program.payments.openCheckout(si)).rejects.toMatchObject({ name: 'pageNotFound' });
});

it('asks once when the answers are lost', async () => {
  const card = await aSavedCard(program, testCards.threeDSecureAlways);
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');
  const { si } = await charge(program, card);
  await program.settle();
  expect(await stateOf(si)).toBe('recorded');

  program.clock.advance(minutes(1));
  await program.settle();
  await answerBank(await program.payments.openCheckout(si));

  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid' });
  expect(await chargesFor(program, si)).toHaveLength(1);
});

it('shows strangers who know its id the sum and the state, and nothing of its owner', async () => {
  const { si } = await anAskedCharge();
  const stranger = aClient(program);

  const { body } = await stranger.post('/get-payment', { si });

  expect(body).toEqual({
    si,
    purpose: 'test',
    state: 'needsAuthentication',
    amount: 700,
    back: `/paid?si=${si}`,
    problem: null,
  });
});
