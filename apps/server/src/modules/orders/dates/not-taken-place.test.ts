import { expect, it } from 'vitest';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { anEvent, aTicket, mailsAbout } from '../../../../../../tests/support/events.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  backOnCard,
  detailFor,
  moveClock,
} from '../../../../../../tests/support/orders.ts';
import { balancesOf, once, someStaff, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { settleDate } from './dates.jobs.ts';

const startsAt = '2026-03-01T14:00:00.000Z';
const text = 'Nobody was there and the door was shut';
const reason = 'The hall says so';

/** Two hours later the event has begun. One guest paid by card, one from the wallet. */
const aNight = async () => {
  const { program, fan } = await aFanAtWork();
  const other = await userWith(program, { deposited: 2_000 });
  const event = await anEvent(program, { startsAt });
  const own = await aTicket(program, event, fan);
  const others = await aTicket(program, event, other, { fromWallet: 2_000 });
  await moveClock(program, hours(2));
  const report = (kind = 'didNotTakePlace') =>
    fan.client.post('/report-order-problem', { idOrder: own.idOrder, kind, text });
  const decide = async (idOrder: number, refund: boolean) => {
    const { client } = await someStaff(program);
    return once(client, '/decide-order-problem', { idOrder, refund, reason });
  };
  return { program, fan, other, event, own, others, report, decide };
};

it('pays the talent a day after an event that nobody complains about', async () => {
  const { program, event } = await aNight();
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 3_400, earned: 0 });
  await moveClock(program, hours(24));
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 0, earned: 3_400 });
});

it('holds what all guests of a date paid until staff decide, however long that takes', async () => {
  const { program, event, report, others, fan } = await aNight();
  expect((await report()).status).toBe(200);
  await program.settle();
  expect(mailsAbout(program, fan.email, 'take place')).toHaveLength(0);
  expect(program.mailbox.mails.at(-1)?.subject).toContain('didn’t take place');
  expect(await violationsIn(program)).toEqual([]);
  await moveClock(program, days(30));
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 3_400, earned: 0 });
  const release = program.database.pool.query(
    `update earning set released_at = now() where ref = $1 and kind = 'order.fulfilled'`,
    [String(others.idOrder)],
  );
  await expect(release).rejects.toMatchObject({ constraint: 'earning_held' });
  expect(await violationsIn(program)).toEqual([]);
});

it('refunds every guest to the cent when it did not take place', async () => {
  const { program, fan, other, event, own, others, report, decide } = await aNight();
  await report();
  expect((await decide(own.idOrder, true)).status).toBe(200);
  await program.settle();
  expect(await backOnCard(program, own.idOrder)).toEqual([2_000]);
  expect(await balancesOf(program, other.idUser)).toMatchObject({ deposited: 2_000 });
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 0, earned: 0 });
  for (const [client, { idOrder }] of [
    [fan.client, own],
    [other.client, others],
  ] as const) {
    const last = (await detailFor(client, idOrder)).history.at(-1);
    expect(last).toMatchObject({ state: 'refunded', actor: 'staff', reason });
  }
  expect(mailsAbout(program, other.email, 'We refund $20.00')).toHaveLength(1);
  await program.database.inTransaction((tx) =>
    program.jobs.queue(tx, settleDate, { idVariation: event.idVariation, after: 0 }),
  );
  await program.settle();
  expect(await balancesOf(program, other.idUser)).toMatchObject({ deposited: 2_000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('pays the talent for all of it when it did take place', async () => {
  const { program, fan, event, own, report, decide } = await aNight();
  await report();
  await moveClock(program, days(3));
  expect((await decide(own.idOrder, false)).status).toBe(200);
  await program.settle();
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 0, earned: 3_400 });
  const client = await again(program, fan.idUser);
  expect(await detailFor(client, own.idOrder)).toMatchObject({ state: 'completed' });
  expect(await violationsIn(program)).toEqual([]);
});

it('decides once for several who reported it, and never twice against each other', async () => {
  const { program, other, event, own, others, report, decide } = await aNight();
  await report();
  await other.client.post('/report-order-problem', { idOrder: others.idOrder, kind: 'didNotTakePlace', text });
  const [first, second] = await Promise.all([decide(own.idOrder, true), decide(others.idOrder, false)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  await program.settle();
  const { pending, earned } = await balancesOf(program, event.idTalent);
  await moveClock(program, days(2));
  const paid = (await balancesOf(program, event.idTalent)).earned;
  expect({ pending: pending + earned, paid }).toEqual(
    first.status === 200 ? { pending: 0, paid: 0 } : { pending: 3_400, paid: 3_400 },
  );
  expect(await violationsIn(program)).toEqual([]);
});

it('refunds every guest at once when the talent admits it', async () => {
  const { program, other, event, own, report } = await aNight();
  await report();
  const answer = { idOrder: own.idOrder, text: 'I was ill and could not write', giveBack: true };
  expect((await once(event.talent, '/answer-order-problem', answer)).status).toBe(200);
  await program.settle();
  expect(await backOnCard(program, own.idOrder)).toEqual([2_000]);
  expect(await balancesOf(program, other.idUser)).toMatchObject({ deposited: 2_000 });
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 0, earned: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it('holds one order alone when something else was wrong', async () => {
  const { program, event, report } = await aNight();
  await report('other');
  await moveClock(program, days(2));
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 1_700, earned: 1_700 });
  expect(await violationsIn(program)).toEqual([]);
});

it('is reported of events whose date has come, and of nothing else', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 20_000 });
  const event = await anEvent(program, { startsAt });
  const { idOrder } = await aTicket(program, event, fan);
  await moveClock(program, hours(2) - minutes(1));
  const report = (id: number) =>
    fan.client.post('/report-order-problem', { idOrder: id, kind: 'didNotTakePlace', text });
  expect((await report(idOrder)).body).toMatchObject({ error: 1028 });
  await moveClock(program, minutes(1));
  expect((await detailFor(fan.client, idOrder)).can).toContain('reportNotTakenPlace');
  const pack = await aPaidOrder(program, fan, 'CALL_PACKAGE', { fromWallet: 9_000 });
  expect((await detailFor(fan.client, pack.idOrder)).can).not.toContain('reportNotTakenPlace');
  expect((await report(pack.idOrder)).body).toMatchObject({ error: 1028 });
});

it('keeps the decision even against direct writes to the database', async () => {
  const { program, event, own, report, decide } = await aNight();
  await report();
  await decide(own.idOrder, true);
  const change = program.database.pool.query('update date_dispute set took_place = true where id_variation = $1', [
    event.idVariation,
  ]);
  await expect(change).rejects.toMatchObject({ constraint: 'date_dispute_stays_decided' });
});
