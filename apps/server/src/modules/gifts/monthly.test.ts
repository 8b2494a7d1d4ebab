import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import {
  aGift,
  aMonthlyGiver,
  anOfferForm,
  aTalentWithOffer,
  give,
  resultOf,
} from '../../../../../tests/support/gifts.ts';
import { again, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { agreementOf, chargedFor, paidBy, payOn } from '../../../../../tests/support/recurring.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const monthly = { regular: true };
type Sent = { monthly: { idGift: number; state: string; price: number; nextPayment: { price: number } | null }[] };
type Received = { items: { text: string }[] };
const sentBy = async (program: PayingProgram, idUser: number) =>
  ((await (await again(program, idUser)).get('/get-sent-gifts')).body as Sent).monthly;

it('is charged every month by the card of the first payment', async () => {
  const program = await aPayingProgram();
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const { idUser, idGift } = await aMonthlyGiver(program, idProduct);
  expect(await sentBy(program, idUser)).toMatchObject([
    { idGift, state: 'active', price: 500, nextPayment: { price: 500 } },
  ]);
  await moveClock(program, days(31));

  expect((await paidBy(program, idGift)).map(({ total }) => total)).toEqual([500, 500]);
  expect(await balancesOf(program, idTalent)).toMatchObject({ earned: 450, pending: 450 });
  expect(await violationsIn(program)).toEqual([]);
});

it('is charged to another saved card from then on, and to nobody else’s', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const { idUser, idGift, client } = await aMonthlyGiver(program, idProduct);
  const other = await aMonthlyGiver(program, idProduct);
  const cardOf = async (owner: number) => {
    const { rows } = await program.database.pool.query('select id from saved_card where id_user = $1', [owner]);
    return rows[0].id as string;
  };
  const mine = await cardOf(idUser);
  const set = (idCard: string) => client.post('/set-gift-card', { idGift, idCard });
  expect(await set(await cardOf(other.idUser))).toMatchObject({ status: 404 });
  expect(await client.post('/set-gift-card', { idGift: other.idGift, idCard: mine })).toMatchObject({ status: 404 });
  expect((await agreementOf(program, idGift)).id_card).toBe(mine);

  await program.database.pool.query('update recurring_agreement set id_card = null where id = $1', [idGift]);
  expect(await sentBy(program, idUser)).toMatchObject([{ card: null }]);
  expect(await set(mine)).toMatchObject({ status: 200 });
  expect(await sentBy(program, idUser)).toMatchObject([{ card: { brand: 'visa', last4: '4242' } }]);
  await moveClock(program, days(31));
  expect((await paidBy(program, idGift)).map(({ total }) => total)).toEqual([500, 500]);
});

it.each([
  ['more', 20],
  ['less', 2],
])('is replaced by %s with the next payment, and never both', async (_what, customPrice) => {
  const program = await aPayingProgram();
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const { idUser, idGift, client } = await aMonthlyGiver(program, idProduct);
  const replaced = await give(client, aGift(idProduct, { ...monthly, customPrice, text: 'For strings' }));
  expect(replaced).toMatchObject({ status: 200, body: { result: 'success', receipt: null } });
  expect(await chargedFor(program, idGift)).toEqual([500]);
  expect((await client.get(`/get-available-donations/${idTalent}`)).body).toMatchObject({
    monthly: { price: customPrice * 100, nextAt: expect.any(String) },
  });
  await moveClock(program, days(31));

  expect((await paidBy(program, idGift)).map(({ total }) => total)).toEqual([500, customPrice * 100]);
  expect(await sentBy(program, idUser)).toHaveLength(1);
  await moveClock(program, days(31));
  const received = (await (await again(program, idTalent)).post('/get-received-gifts', {})).body as Received;
  expect(received.items.map(({ text }) => text)).toEqual(['', 'For strings', 'For the new album']);
  expect(await violationsIn(program)).toEqual([]);
});

it('begins once in two tabs at the same moment, and with the amount of the page that is paid', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program);
  const same = await Promise.all([1, 2, 3].map(() => give(fan.client, aGift(idProduct, monthly))));
  expect(new Set(same.map(resultOf)).size).toBe(1);
  const other = await give(fan.client, aGift(idProduct, { ...monthly, customPrice: 7 }));
  await payOn(program, resultOf(other));
  await payOn(program, resultOf(same[0] ?? other));

  const { rows } = await program.database.pool.query(
    `select amount from recurring_agreement where id_user = $1 and state <> 'ended'`,
    [fan.idUser],
  );
  expect(rows).toEqual([{ amount: 700 }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('is stopped, continued, and stopped for good', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const { idUser, idGift, client } = await aMonthlyGiver(program, idProduct);
  await Promise.all([client.post('/stop-gift', { idGift }), client.post('/stop-gift', { idGift })]);
  expect(await sentBy(program, idUser)).toMatchObject([{ state: 'stopping', nextPayment: null }]);
  await client.post('/resume-gift', { idGift });
  expect(await sentBy(program, idUser)).toMatchObject([{ state: 'active' }]);
  await client.post('/stop-gift', { idGift });
  await moveClock(program, days(40));

  expect(await sentBy(program, idUser)).toMatchObject([{ state: 'ended' }]);
  expect(await chargedFor(program, idGift)).toEqual([500]);
});

it('continues with the new amount when it was stopping', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const { idGift, client } = await aMonthlyGiver(program, idProduct);
  await client.post('/stop-gift', { idGift });
  await give(client, aGift(idProduct, { ...monthly, customPrice: 9 }));
  await moveClock(program, days(31));
  expect((await paidBy(program, idGift)).map(({ total }) => total)).toEqual([500, 900]);
});

it('ends when the offer is off on the day of the payment, and the giver is told', async () => {
  const program = await aPayingProgram();
  const { talent, idProduct, variations } = await aTalentWithOffer(program);
  const { idUser, idGift, email } = await aMonthlyGiver(program, idProduct);
  await talent.post('/save-gift-offer', anOfferForm([], { variations, isOn: false }));
  await moveClock(program, days(31));
  expect(await agreementOf(program, idGift)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  expect(await chargedFor(program, idGift)).toEqual([500]);
  await moveClock(program, minutes(1));
  expect(program.mailbox.latest(email).subject).toContain('has ended');
  expect(await sentBy(program, idUser)).toMatchObject([{ state: 'ended' }]);
});

it('is not charged for what is long past, and the giver is asked to give again', async () => {
  const program = await aPayingProgram();
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const { idGift, email } = await aMonthlyGiver(program, idProduct);
  await moveClock(program, days(45));
  await moveClock(program, minutes(1));

  expect(await agreementOf(program, idGift)).toMatchObject({ state: 'ended', ended_by: 'missed' });
  expect(await chargedFor(program, idGift)).toEqual([500]);
  const { subject, text } = program.mailbox.latest(email);
  expect(subject).toContain('didn’t renew your monthly gift of $5.00');
  expect(text).toContain(`/${idTalent}`);
});

it('mails a link that needs no log-in when the card is declined, and goes on once it is paid', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program);
  await payOn(program, resultOf(await give(fan.client, aGift(idProduct, monthly))), testCards.failsLater);
  const { rows } = await program.database.pool.query('select id from recurring_agreement where id_user = $1', [
    fan.idUser,
  ]);
  await moveClock(program, days(31));
  await moveClock(program, minutes(1));
  const { text, subject } = program.mailbox.latest(fan.email);
  expect(subject).toBe('We couldn’t charge your monthly gift of $5.00');
  const si = /\/pay\/([0-9a-f-]{36})/.exec(text)?.[1] ?? '';
  // The list of gifts leads to the same page.
  expect(await sentBy(program, fan.idUser)).toMatchObject([{ state: 'retrying', si }]);
  await payOn(program, `?si=${si}`);
  expect(await sentBy(program, fan.idUser)).toMatchObject([{ state: 'active', si: null }]);
  expect(await agreementOf(program, rows[0].id)).toMatchObject({ state: 'active' });
  expect(await violationsIn(program)).toEqual([]);
});

it('needs somebody who can stop it', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const answer = await give(aClient(program), aGift(idProduct, { ...monthly, email: 'guest@example.com' }));
  expect(answer).toMatchObject({ status: 409, body: { error: 1028, reason: { kind: 'logIn' } } });
});

it('is nobody else’s to stop', async () => {
  const program = await aPayingProgram();
  const { idProduct } = await aTalentWithOffer(program);
  const { idGift } = await aMonthlyGiver(program, idProduct);
  const stranger = await userWith(program);
  expect(await stranger.client.post('/stop-gift', { idGift })).toMatchObject({ status: 404 });
});
