import { testCards } from '@stagedoor/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { aGift, aMonthlyGiver, aTalentWithOffer, give, resultOf } from '../../../../../tests/support/gifts.ts';
import { moveClock, orderBy, receiptOf } from '../../../../../tests/support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import { answerBank, aSavedCard, chargesFor } from '../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { agreementOf, paidBy } from '../../../../../tests/support/recurring.ts';
import { storedRows } from '../../../../../tests/support/stored-rows.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
// All givers of this file share one address.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const aFanWithCard = async (
  { where = program, card = testCards.success }: { where?: PayingProgram; card?: { number: string } } = {},
  pots = {},
) => {
  const fan = await userWith(where, pots);
  return { ...fan, idCard: (await aSavedCard(where, card, fan.idUser)).idCard };
};
const giftsOf = async (where: PayingProgram, idUser: number) => {
  const { rows } = await where.database.pool.query(
    'select id, state, id_card from recurring_agreement where id_user = $1',
    [idUser],
  );
  return rows as { id: number; state: string; id_card: string | null }[];
};

it('pays a single gift right away and leads to the thanks', async () => {
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const { client, idCard } = await aFanWithCard();
  const given = await give(client, aGift(idProduct, { idCard }));
  expect(resultOf(given)).toBe(`/product-bought?pt=donation&o=${receiptOf(given)}`);
  await program.settle();

  expect(await orderBy(program, receiptOf(given))).toMatchObject({ state: 'completed', total: 500 });
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 450 });
  expect(await violationsIn(program)).toEqual([]);
});

it('pays what the wallet does not', async () => {
  const { idProduct } = await aTalentWithOffer(program);
  const { idUser, client, idCard } = await aFanWithCard({}, { bonus: 200 });
  const given = await give(client, aGift(idProduct, { idCard, fromWallet: 200 }));
  await program.settle();

  const { id, state } = await orderBy(program, receiptOf(given));
  expect(state).toBe('completed');
  const { rows } = await program.database.pool.query('select id_payment from orders where id = $1', [id]);
  expect((await chargesFor(program, rows[0].id_payment)).map(({ amount }) => amount)).toEqual([300]);
  expect(await balancesOf(program, idUser)).toMatchObject({ bonus: 0 });
});

it('pays a monthly gift, now and every month', async () => {
  const where = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(where);
  const { idUser, client, idCard } = await aFanWithCard({ where });
  await give(client, aGift(idProduct, { idCard, regular: true }));
  await where.settle();
  const [gift] = await giftsOf(where, idUser);
  expect(gift).toMatchObject({ state: 'active', id_card: idCard });
  await moveClock(where, days(31));

  expect((await paidBy(where, gift?.id ?? 0)).map(({ total }) => total)).toEqual([500, 500]);
  expect(await violationsIn(where)).toEqual([]);
});

it('is charged for a running monthly gift from its next payment on', async () => {
  const where = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(where);
  const { idUser, idGift, client } = await aMonthlyGiver(where, idProduct);
  // The card that was used last is the first.
  where.clock.advance(minutes(1));
  const { idCard } = await aSavedCard(where, testCards.failsLater, idUser);
  const body = aGift(idProduct, { idCard, regular: true, customPrice: 9 });
  expect(await give(client, body)).toMatchObject({ body: { result: 'success', receipt: null } });
  expect(await agreementOf(where, idGift)).toMatchObject({ id_card: idCard, next_amount: 900 });

  const strangers = await aSavedCard(where);
  const before = await storedRows(where);
  expect(await give(client, { ...body, idCard: strangers.idCard })).toMatchObject({ status: 404 });
  expect(await storedRows(where)).toEqual(before);
});

it('that is declined gives nothing, and says why', async () => {
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const { idUser, client, idCard } = await aFanWithCard({ card: testCards.failsLater });
  for (const regular of [false, true]) {
    const given = await give(client, aGift(idProduct, { idCard, regular }));
    await program.settle();
    expect((await client.post('/get-bought?language=en', { receipt: receiptOf(given) })).body).toMatchObject({
      state: 'expired',
      charge: { state: 'failed', problem: 'rejected' },
    });
  }
  expect(await giftsOf(program, idUser)).toMatchObject([{ state: 'ended' }]);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it.each([false, true])('waits for the bank’s question, monthly: %s', async (regular) => {
  const { idProduct } = await aTalentWithOffer(program);
  const { client, idCard } = await aFanWithCard({ card: testCards.threeDSecureAlways });
  const given = await give(client, aGift(idProduct, { idCard, regular }));
  await program.settle();
  const { body } = await client.post('/get-bought?language=en', { receipt: receiptOf(given) });
  expect(body).toMatchObject({ state: 'awaitingPayment', charge: { state: 'needsAuthentication' } });

  const si = (body as { checkout: string }).checkout.split('si=')[1] ?? '';
  const { headers } = await answerBank(await program.payments.openCheckout(si));
  expect(headers.get('location')).toContain(`/product-bought?pt=donation&o=${receiptOf(given)}`);
  await program.payments.readPayment(si);
  await program.settle();
  expect((await orderBy(program, receiptOf(given))).state).toBe('completed');
});

describe('takes nothing', () => {
  it.each([false, true])('when the card is somebody else’s, monthly: %s', async (regular) => {
    const { idProduct } = await aTalentWithOffer(program);
    const fan = await userWith(program, { deposited: 500 });
    const { idCard } = await aSavedCard(program);
    await program.sandbox.webhooksDelivered();
    await program.settle();
    const before = await storedRows(program);
    expect(await give(fan.client, aGift(idProduct, { idCard, regular }))).toMatchObject({ status: 404 });
    expect(await storedRows(program)).toEqual(before);
  });

  it('from the card of the address that a guest enters', async () => {
    const { idProduct } = await aTalentWithOffer(program);
    const { email, idCard } = await aFanWithCard();
    await program.sandbox.webhooksDelivered();
    await program.settle();
    const before = await storedRows(program);
    expect(await give(aClient(program), aGift(idProduct, { idCard, email }))).toMatchObject({ status: 404 });
    expect(await storedRows(program)).toEqual(before);
  });
});
