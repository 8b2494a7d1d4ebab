import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { answerBank } from '../../../../../tests/support/payments.ts';
import {
  agreementOf,
  aMember,
  chargedFor,
  moveTo,
  ordersOf,
  paidBy,
  payOn,
} from '../../../../../tests/support/recurring.ts';
import { violationsIn } from '../../../../../tests/support/wallet.ts';
import { endAgreementsOf } from './close.ts';
import { lookAtAgreement } from './look-later.ts';

/** A member since 31 January, whose card behaves like this when it is charged later. */
const since = async (card?: { number: string }) => {
  const program = await aPayingProgram();
  program.clock.advance(new Date('2027-01-31T10:00:00Z').getTime() - program.clock.now().getTime());
  await program.settle();
  const member = await aMember(program, undefined, card);
  const state = async () => (await agreementOf(program, member.idAgreement)).state;
  const totals = async () => (await paidBy(program, member.idAgreement)).map(({ total }) => total);
  const own = { idUser: member.fan.idUser, idAgreement: member.idAgreement, kind: 'membership' } as const;
  return { program, ...member, own, state, totals };
};

it('renews month by month on the day it began, or the last of the month', async () => {
  const { program, idAgreement } = await since();
  for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) await moveTo(program, `${day}T10:00:00Z`);

  expect(await paidBy(program, idAgreement)).toEqual([
    { from: '2027-01-31', until: '2027-02-28', total: 1000 },
    { from: '2027-02-28', until: '2027-03-31', total: 1000 },
    { from: '2027-03-31', until: '2027-04-30', total: 1000 },
    { from: '2027-04-30', until: '2027-05-31', total: 1000 },
  ]);
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000, 1000, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges nothing a moment before', async () => {
  const { program, idAgreement } = await since();
  await moveTo(program, '2027-02-28T09:59:59Z');
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
});

it('charges once, though ten workers look at the same moment', async () => {
  const { program, idAgreement } = await since();
  program.clock.advance(days(28));
  await program.database.inTransaction((tx) =>
    program.jobs.queueAll(
      tx,
      lookAtAgreement,
      Array.from({ length: 10 }, () => ({ payload: { idAgreement } })),
    ),
  );
  await program.settle();
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges one period after a week of standstill', async () => {
  const { program, idAgreement } = await since();
  await moveTo(program, '2027-03-07T10:00:00Z');
  expect(await paidBy(program, idAgreement)).toEqual([
    { from: '2027-01-31', until: '2027-02-28', total: 1000 },
    { from: '2027-02-28', until: '2027-03-31', total: 1000 },
  ]);
});

it.each(['2027-03-10T10:00:00Z', '2028-02-01T00:00:00Z'])(
  'charges nothing for what is long past, at %s, and ends instead',
  async (moment) => {
    const { program, idAgreement } = await since();
    await moveTo(program, moment);
    expect(await chargedFor(program, idAgreement)).toEqual([1000]);
    expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'missed' });
  },
);

it('retries a declined card on days three and seven, and ends on day ten', async () => {
  const { program, idAgreement, state } = await since(testCards.failsLater);
  const attempts = async () => {
    const [, order] = await ordersOf(program, idAgreement);
    const { rows } = await program.database.pool.query(
      `select count(*)::int as count from payment where purpose = 'order' and ref = $1 and kept_card`,
      [String(order?.id)],
    );
    return rows[0].count;
  };
  await moveTo(program, '2027-02-28T10:00:00Z');
  expect([await state(), await attempts()]).toEqual(['retrying', 1]);
  await moveTo(program, '2027-03-03T10:00:00Z');
  expect([await state(), await attempts()]).toEqual(['retrying', 2]);
  await moveTo(program, '2027-03-07T10:00:00Z');
  expect([await state(), await attempts()]).toEqual(['retrying', 3]);
  await moveTo(program, '2027-03-10T09:59:00Z');
  expect(await state()).toBe('retrying');
  await moveTo(program, '2027-03-10T10:00:00Z');

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'unpaid' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
  expect((await ordersOf(program, idAgreement)).map((order) => order.state)).toEqual(['completed', 'expired']);
  await moveClock(program, days(60));
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('goes on with a new card on day eight, and keeps its day', async () => {
  const { program, idAgreement, own, state } = await since(testCards.failsLater);
  await moveTo(program, '2027-02-28T10:00:00Z');
  await moveTo(program, '2027-03-08T10:00:00Z');
  const { result } = await program.database.inTransaction((tx) => program.recurring.pay(tx, own));
  await payOn(program, result);
  expect(await state()).toBe('active');
  await moveTo(program, '2027-03-31T10:00:00Z');

  expect(await paidBy(program, idAgreement)).toEqual([
    { from: '2027-01-31', until: '2027-02-28', total: 1000 },
    { from: '2027-02-28', until: '2027-03-31', total: 1000 },
    { from: '2027-03-31', until: '2027-04-30', total: 1000 },
  ]);
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('asks the owner of a card whose bank wants to be asked, and goes on with the answer', async () => {
  const { program, idAgreement, state, fan } = await since(testCards.threeDSecureAlways);
  await moveTo(program, '2027-02-28T10:00:00Z');
  const si = /\/pay\/([0-9a-f-]{36})/.exec(program.mailbox.latest(fan.email).text)?.[1] ?? '';
  await answerBank(await program.payments.openCheckout(si));
  await program.sandbox.webhooksDelivered();
  await program.settle();

  expect(await state()).toBe('active');
  expect(await paidBy(program, idAgreement)).toHaveLength(2);
  expect(await violationsIn(program)).toEqual([]);
});

it('asks again on day three when nobody answered the bank', async () => {
  const { program, idAgreement, state } = await since(testCards.threeDSecureAlways);
  await moveTo(program, '2027-02-28T10:00:00Z');
  expect(await state()).toBe('active');
  await moveTo(program, '2027-03-03T10:00:01Z');
  await moveTo(program, '2027-03-03T10:05:00Z');
  await moveTo(program, '2027-03-10T10:00:00Z');
  await moveClock(program, minutes(10));

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'unpaid' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('tells a fan whose card is gone on the day, and goes on with another', async () => {
  const { program, idAgreement, own, fan, state } = await since();
  const [card] = await program.database.inTransaction((tx) => program.payments.cardsOf(tx, fan.idUser));
  await program.database.inTransaction((tx) => program.payments.removeCard(tx, fan.idUser, card?.idCard ?? ''));
  await moveTo(program, '2027-02-28T10:00:00Z');
  expect(await state()).toBe('retrying');
  const { result } = await program.database.inTransaction((tx) => program.recurring.pay(tx, own));
  await payOn(program, result);

  expect(await state()).toBe('active');
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
});

it('ends without a charge when the talent blocked the fan', async () => {
  const { program, idAgreement, idTalent, fan } = await since();
  await program.database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
    idTalent,
    fan.idUser,
    program.clock.now(),
  ]);
  await moveTo(program, '2027-02-28T10:00:00Z');
  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
});

it('hears of a renewal ten times and before the answer, which is lost, and books it once', async () => {
  const { program, idAgreement } = await since();
  program.sandbox.faults.cause({ webhooks: { copies: 10 } });
  program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');
  await moveTo(program, '2027-02-28T10:00:00Z');
  await program.sandbox.webhooksDelivered();
  await program.settle();
  program.sandbox.faults.cause({});
  expect(program.sandbox.faults.counts().lostAnswer).toBe(1);
  expect(await paidBy(program, idAgreement)).toHaveLength(2);
  await moveClock(program, minutes(30));
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['before', '2027-02-28T09:59:59Z'],
  ['after', '2027-02-28T10:00:00Z'],
])('charges nobody for a talent who is deleted on the day, right %s the charge', async (when, moment) => {
  const { program, idAgreement, idTalent } = await since();
  await moveTo(program, moment);
  await program.database.inTransaction(async (tx) => {
    await tx.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', idTalent).execute();
    await program.jobs.queue(tx, endAgreementsOf, { idUser: idTalent });
  });
  await moveTo(program, '2027-02-28T10:00:00Z');
  await moveTo(program, '2027-04-30T10:00:00Z');

  const charged = when === 'before' ? [1000] : [1000, 1000];
  expect(await chargedFor(program, idAgreement)).toEqual(charged);
  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  const back = (await ordersOf(program, idAgreement)).map(({ rest_returned }) => rest_returned);
  expect(back).toEqual(when === 'before' ? [0] : [0, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges nothing after it was stopped, lets the stop be taken back, and ends with the period', async () => {
  const { program, idAgreement, own, state } = await since();
  const run = (work: 'stop' | 'resume') => program.database.inTransaction((tx) => program.recurring[work](tx, own));
  await run('stop');
  await run('stop');
  expect(await state()).toBe('stopping');
  await run('resume');
  await moveTo(program, '2027-02-28T10:00:00Z');
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
  await run('stop');
  await moveTo(program, '2027-03-31T10:00:00Z');

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'stopped' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
  await expect(run('resume')).rejects.toMatchObject({ name: 'incompleteRequest' });
});

it('lets nobody else stop it', async () => {
  const { program, own } = await since();
  const stranger = { ...own, idUser: own.idUser + 1 };
  await expect(program.database.inTransaction((tx) => program.recurring.stop(tx, stranger))).rejects.toMatchObject({
    name: 'pageNotFound',
  });
});
