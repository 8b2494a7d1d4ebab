import { testCards } from '@stagedoor/sandbox';
import { afterEach, expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram, type PayingProgram, payOnPage } from '../../../../../tests/support/paying-program.ts';
import {
  aPaidPayment,
  aPayment,
  aSavedCard,
  cardsAtProvider,
  charge,
  chargesFor,
  eventsOf,
  pay,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient } from '../../../../../tests/support/program.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

it('keeps a card that paid, once, and charges it without its owner', async () => {
  const { idUser, idCard } = await aSavedCard(program);
  await aPaidPayment(program, { idUser, keepCard: true });
  const cards = await program.database.inTransaction((tx) => program.payments.cardsOf(tx, idUser));
  expect(cards).toMatchObject([{ idCard, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }]);

  const { si } = await charge(program, { idUser, idCard });
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: 700 });
  expect(await violationsIn(program)).toEqual([]);
});

it('charges once when the answers are lost', async () => {
  const card = await aSavedCard(program);
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');

  const { si } = await charge(program, card);
  await program.settle();
  expect((await rowOf(program, si)).state).toBe('recorded');
  program.clock.advance(minutes(1));
  await program.settle();

  expect((await rowOf(program, si)).state).toBe('paid');
  expect(await chargesFor(program, si)).toHaveLength(1);
});

it('finds a charge again whose card was taken away before the answer came', async () => {
  const card = await aSavedCard(program);
  program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');
  const { si } = await charge(program, card);
  await program.settle();

  await program.database.inTransaction((tx) => program.payments.removeCard(tx, card.idUser, card.idCard));
  program.clock.advance(minutes(1));
  await program.settle();

  expect((await rowOf(program, si)).state).toBe('paid');
});

it('says so when a kept card fails later', async () => {
  const { idUser } = await aUser(program);
  const client = await aLoggedInClient(program, idUser);
  const checked = await client.call('POST', '/check-card', { body: {}, headers: { 'idempotency-key': 'k' } });
  const si = new URL((checked.body as { result: string }).result, 'http://x').searchParams.get('si') ?? '';
  await pay(program, si, testCards.failsLater);
  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid' });
  const [card] = await program.database.inTransaction((tx) => program.payments.cardsOf(tx, idUser));

  const charged = await charge(program, { idUser, idCard: card?.idCard ?? '' });
  await program.settle();

  expect(await rowOf(program, charged.si)).toMatchObject({ state: 'failed', problem: 'rejected', captured: 0 });
  expect(await eventsOf(program, charged.si)).toContainEqual({
    type: 'payment.failed',
    si: charged.si,
    purpose: 'test',
    ref: charged.si,
  });
});

it('charges nobody else’s card', async () => {
  const { idCard } = await aSavedCard(program);
  const { idUser } = await aUser(program);

  await expect(charge(program, { idUser, idCard })).rejects.toMatchObject({ name: 'pageNotFound' });
});

it('checks a card without taking money', async () => {
  const { idUser } = await aUser(program);
  const { si } = await program.database.inTransaction((tx) => program.payments.checkCard(tx, idUser));
  await payOnPage(await program.payments.openCheckout(si));

  expect(await program.payments.readPayment(si)).toMatchObject({ state: 'paid', amount: 100 });

  expect(await rowOf(program, si)).toMatchObject({ captured: 0 });
  const [intent] = (await program.stripe.paymentIntents.list({ limit: 1 })).data;
  expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 });
  expect(await program.database.inTransaction((tx) => program.payments.cardsOf(tx, idUser))).toHaveLength(1);
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  [undefined, (si: string) => `/wallet?card=${si}`],
  [7, (si: string) => `/auction?id=7&card=${si}`],
])('leads back to where a card is checked for: auction %s', async (idAuction, back) => {
  const { idUser } = await aUser(program);
  const { si } = await program.database.inTransaction((tx) => program.payments.checkCard(tx, idUser, idAuction));
  expect(await program.payments.readPayment(si)).toMatchObject({ back: back(si) });
});

it('forgets a card here and at the provider', async () => {
  const { idUser } = await aSavedCard(program);
  const client = await aLoggedInClient(program, idUser);
  const [card] = (await client.get('/get-cards')).body as { idCard: string }[];
  const stranger = await aLoggedInClient(program, (await aUser(program)).idUser);
  expect((await stranger.post('/remove-card', card)).body).toMatchObject({ error: 1058 });

  expect(await cardsAtProvider(program, idUser)).toHaveLength(1);

  expect((await client.post('/remove-card', card)).status).toBe(200);
  await program.settle();

  expect((await client.get('/get-cards')).body).toEqual([]);
  expect(await cardsAtProvider(program, idUser)).toEqual([]);
});

it('exchanges a number for a token that tells nothing, and keeps it nowhere', async () => {
  const client = await aLoggedInClient(program, (await aUser(program)).idUser);
  const number = '4000056655665556';

  const { status, body } = await client.post('/tokenise-card', { number, expMonth: 12, expYear: 2034 });

  expect({ status, body }).toEqual({ status: 200, body: { cardToken: expect.any(String), last4: '5556' } });
  expect(Buffer.from((body as { cardToken: string }).cardToken, 'base64url').toString()).not.toContain('tok_');
  expect(await everythingStored(program)).not.toContain(number);

  program.sandbox.faults.cause({ calls: { failedBefore: 1 } });
  const failed = await client.post('/tokenise-card', { number, expMonth: 12, expYear: 2034 });
  expect(failed.body).toMatchObject({ error: 1040 });
  expect(JSON.stringify(failed.body)).not.toContain(number);
});

it('shows a payment to its payer only', async () => {
  const { si } = await aPayment(program);
  const client = await aLoggedInClient(program, (await aUser(program)).idUser);

  expect((await client.post('/get-payment', { si })).body).toEqual({
    si,
    purpose: 'test',
    state: 'recorded',
    amount: 2500,
    problem: null,
    back: `/paid?si=${si}`,
  });
  expect((await client.post('/get-payment', { si: crypto.randomUUID() })).body).toMatchObject({ error: 1058 });
  const opened = (await client.post('/open-checkout', { si })).body as { url: string };
  expect(opened.url).toContain('/pay/');
});

const everythingStored = async ({ database }: PayingProgram): Promise<string> => {
  const { rows: tables } = await database.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> 'migration'`,
  );
  const texts = tables.map(async ({ name }) => {
    const { rows } = await database.pool.query(`select row_to_json(t)::text as row from ${name} t`);
    return rows.map(({ row }) => row).join('\n');
  });
  return (await Promise.all(texts)).join('\n');
};
