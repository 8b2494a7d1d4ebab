import { afterEach, beforeEach, expect, it } from 'vitest';
import { testCards } from './test-cards.ts';
import { aStripe, typesOf } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
let payment: string;
let dispute: string;
beforeEach(async () => {
  world = await aStripe();
  const intent = await world.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: testCards.dispute.token,
    confirm: true,
    off_session: true,
  });
  payment = intent.id;
  dispute = (await world.stripe.disputes.list({ payment_intent: payment })).data[0]?.id ?? '';
});
afterEach(() => world.sandbox.close());

it('is won with the evidence that wins, and the charge can be refunded again', async () => {
  const won = await world.stripe.disputes.update(dispute, { evidence: { uncategorized_text: 'winning_evidence' } });

  expect(won).toMatchObject({ status: 'won', amount: 1000, payment_intent: payment });
  expect((await typesOf(world.stripe)).slice(-2)).toEqual(['charge.dispute.funds_reinstated', 'charge.dispute.closed']);
  expect(await world.stripe.refunds.create({ payment_intent: payment })).toMatchObject({ amount: 1000 });
});

it.each([
  ['the evidence that loses', () => world.stripe.disputes.update(dispute, { evidence: losing })],
  ['giving in', () => world.stripe.disputes.close(dispute)],
])('is lost with %s, for good', async (_how, lose) => {
  expect(await lose()).toMatchObject({ status: 'lost' });
  await expect(world.stripe.disputes.close(dispute)).rejects.toMatchObject({ statusCode: 400 });
  await expect(world.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});
const losing = { uncategorized_text: 'losing_evidence' };

it('waits for the bank with any other evidence', async () => {
  const evidence = { uncategorized_text: 'She sang, I swear.' };
  expect(await world.stripe.disputes.update(dispute, { evidence })).toMatchObject({ status: 'under_review' });
});
