import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
import {
  aPurchase,
  aShop,
  buy,
  detailFor,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { reconcileNow } from '../../../../../../tests/support/payments.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { disputeClosed } from '../../payments/index.ts';

/** Bought with wallet and card, and the card part was disputed. */
const aDisputedOrder = async () => {
  const program = await aPayingProgram();
  const fan = await userWith(program, { deposited: 500 });
  const shop = await aShop(program);
  const bought = await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email, fromWallet: 500 }));
  await payCard(program, bought, testCards.dispute);
  await reconcileNow(program);
  await program.settle();
  const { id: idOrder } = await orderBy(program, receiptOf(bought));
  return { program, fan, idOrder, ...shop };
};

const decide = async (program: PayingProgram, evidence: 'winning_evidence' | 'losing_evidence') => {
  const [dispute] = (await program.stripe.disputes.list()).data;
  await program.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence } });
  await reconcileNow(program);
  await program.settle();
};

it('stops an order while the bank disputes its payment', async () => {
  const { program, fan, idOrder, talent } = await aDisputedOrder();
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'disputed' });
  expect((await talent.post('/decline-order', { idOrder, reason: 'Not now' })).status).toBe(409);
  program.clock.advance(days(8));
  await program.settle();
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'disputed' });
  expect(await violationsIn(program)).toEqual([]);
});

it('is not refunded by card once the bank has taken the money back, though the order does not know it yet', async () => {
  const program = await aPayingProgram();
  const fan = await userWith(program);
  const shop = await aShop(program);
  const bought = await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email }));
  await payCard(program, bought);
  await program.settle();
  const { id: idOrder } = await orderBy(program, receiptOf(bought));
  await program.database.pool.query(`update payment set disputed = captured where state = 'paid'`);
  expect((await shop.talent.post('/decline-order', { idOrder, reason: 'Not now' })).body).toMatchObject({
    error: 1028,
    reason: { kind: 'notPossibleNow' },
  });
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'processing' });
});

it('goes on when the dispute is won', async () => {
  const { program, fan, idOrder } = await aDisputedOrder();
  await decide(program, 'winning_evidence');
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'processing' });
  expect(await violationsIn(program)).toEqual([]);
});

it('ends when it is lost: the bank has given back the card’s part, and we the wallet’s', async () => {
  const { program, fan, idOrder } = await aDisputedOrder();
  await decide(program, 'losing_evidence');
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'refunded' });
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('takes the certificate of what was delivered when it is lost', async () => {
  const { program, fan, idOrder, idTalent, talent } = await aDisputedOrder();
  await decide(program, 'winning_evidence');
  const delivery = { kind: 'image', idFile: await anImage(program, idTalent) };
  expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
  await program.settle();
  const certificateNow = async () => (await detailFor(fan.client, idOrder)).certificates[0];
  expect(await certificateNow()).toMatchObject({ state: 'valid' });
  // The bank has changed its mind.
  const { rows } = await program.database.pool.query('select id from payment');
  const lost = { si: rows[0].id, idDispute: 'du_2', purpose: 'order', ref: String(idOrder), won: false };
  await program.database.inTransaction((tx) => program.outbox.append(tx, disputeClosed, lost));
  await program.settle();
  const revoked = await certificateNow();
  expect(revoked).toMatchObject({ state: 'revoked' });
  expect((await fan.client.get(`/get-certificate/${revoked?.code}`)).body).toMatchObject({ revoked: 'chargeback' });
  expect(await violationsIn(program)).toEqual([]);
});
