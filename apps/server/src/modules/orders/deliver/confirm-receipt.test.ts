import { limits } from '@stagedoor/contract/limits';
import { expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder, detailFor, moveClock } from '../../../../../../tests/support/orders.ts';
import type { PayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, once, someStaff, violationsIn } from '../../../../../../tests/support/wallet.ts';

const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' };
const carrierDays = limits.orders.carrierDays.home;

/** A parcel for $25 and its delivery, of which the talent has just typed the tracking number. */
const aShippedParcel = async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'PHYSICAL');
  expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
  await program.settle();
  const { youReceive } = await detailFor(talent, idOrder);
  const confirm = (client = fan.client) => once(client, '/confirm-receipt', { idOrder });
  const report = (client = fan.client) => client.post('/report-order-problem', { idOrder, text: 'It is broken' });
  return { program, fan, idOrder, talent, idTalent, earned: Number(youReceive), confirm, report };
};

const moneyOf = async (program: PayingProgram, idTalent: number) => {
  const { pending, earned } = await balancesOf(program, idTalent);
  return { pending, earned };
};
const inDays = (program: PayingProgram, count: number) =>
  new Date(program.clock.now().getTime() + days(count)).toISOString();

it('is only shipped until its buyer has it, which completes the order and pays the talent at once', async () => {
  const { program, fan, idOrder, talent, idTalent, earned, confirm } = await aShippedParcel();
  const shippedAt = program.clock.now().toISOString();
  const deadline = inDays(program, carrierDays);
  for (const client of [fan.client, talent]) {
    expect(await detailFor(client, idOrder)).toMatchObject({
      state: 'shipped',
      shippedAt,
      deadline,
      deliveredAt: null,
      completedAt: null,
      receivedAt: null,
      paidOutAt: inDays(program, carrierDays + 3),
      delivered: { trackingLink: 'https://novaposhta.ua/tracking/?cargo_number=204500' },
    });
  }
  const { can } = await detailFor(fan.client, idOrder);
  expect(can).toEqual(expect.arrayContaining(['confirmReceipt', 'reportProblem']));
  for (const early of ['cancel', 'review', 'react']) expect(can).not.toContain(early);
  const talents = (await detailFor(talent, idOrder)).can;
  for (const late of ['deliver', 'decline', 'askExtension', 'confirmReceipt']) expect(talents).not.toContain(late);
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned: 0 });

  await moveClock(program, hours(5));
  const client = await again(program, fan.idUser);
  expect((await confirm(client)).status).toBe(200);
  await program.settle();
  const receivedAt = program.clock.now().toISOString();
  const done = await detailFor(client, idOrder);
  expect(done).toMatchObject({
    state: 'completed',
    shippedAt,
    deliveredAt: receivedAt,
    completedAt: receivedAt,
    receivedAt,
    paidOutAt: receivedAt,
  });
  expect(done.can).toContain('review');
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  expect(await confirm(client)).toMatchObject({ status: 409, body: { reason: { kind: 'notPossibleNow' } } });
  await moveClock(program, days(30));
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  expect(await violationsIn(program)).toEqual([]);
});

it('takes no right away: a problem can be reported for as long as after any delivery, and refunded', async () => {
  const { program, fan, idOrder, idTalent, confirm, report } = await aShippedParcel();
  await confirm();
  await program.settle();
  await moveClock(program, days(13));
  const client = await again(program, fan.idUser);
  expect((await detailFor(client, idOrder)).can).toContain('reportProblem');
  expect((await report(client)).status).toBe(200);
  const seller = await again(program, idTalent);
  const sorry = { idOrder, text: 'I am sorry', giveBack: true };
  expect((await once(seller, '/answer-order-problem', sorry)).status).toBe(200);
  await program.settle();
  expect((await detailFor(client, idOrder)).state).toBe('refunded');
  expect(await violationsIn(program)).toEqual([]);
});

it('counts as delivered when the carrier’s days are over, and is paid out three days later', async () => {
  const { program, fan, idOrder, idTalent, earned, confirm } = await aShippedParcel();
  await moveClock(program, days(carrierDays) - hours(1));
  expect((await detailFor(await again(program, fan.idUser), idOrder)).state).toBe('shipped');
  await moveClock(program, hours(1));
  const client = await again(program, fan.idUser);
  const order = await detailFor(client, idOrder);
  expect(order).toMatchObject({ state: 'completed', receivedAt: null, paidOutAt: inDays(program, 3) });
  expect(order.can).not.toContain('confirmReceipt');
  expect(order.can).toContain('reportProblem');
  expect((await confirm(client)).status).toBe(409);
  expect(await moneyOf(program, idTalent)).toEqual({ pending: earned, earned: 0 });
  await moveClock(program, hours(72));
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  expect(await violationsIn(program)).toEqual([]);
});

it('has more days where the carrier needs more', async () => {
  const { program, fan } = await aFanAtWork();
  const abroad = { method: 'courier', country: 'us', city: 'Boston', address: 'Beacon St 1', zipCode: '02108' };
  const { idOrder, talent } = await aPaidOrder(program, fan, 'PHYSICAL');
  const place = JSON.stringify({ delivery: abroad });
  await program.database.pool.query('update orders set fields = fields || $2 where id = $1', [idOrder, place]);
  await talent.post('/deliver-order', { idOrder, delivery });
  const deadline = inDays(program, limits.orders.carrierDays.far);
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'shipped', deadline });
});

it('is confirmed once, though two tabs press at the same moment', async () => {
  const { program, idOrder, idTalent, earned, confirm } = await aShippedParcel();
  const answers = await Promise.all([confirm(), confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await program.settle();
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  const { rows } = await program.database.pool.query(
    `select from ledger_tx t join earning e on e.id::text = t.ref
      where t.kind = 'earning.released' and e.ref = $1`,
    [String(idOrder)],
  );
  expect(rows).toHaveLength(1);
  expect(await violationsIn(program)).toEqual([]);
});

it('waits for a problem that was reported first, and may be followed by one', async () => {
  for (const first of ['report', 'confirm'] as const) {
    const { program, idOrder, fan, idTalent, confirm, report } = await aShippedParcel();
    const [one, other] = first === 'report' ? [report, confirm] : [confirm, report];
    expect((await one()).status).toBe(200);
    expect((await other()).status).toBe(first === 'report' ? 409 : 200);
    await program.settle();
    await moveClock(program, days(carrierDays));
    const client = await again(program, fan.idUser);
    expect((await detailFor(client, idOrder)).state).toBe('disputed');
    // Reported first, nothing was paid out.
    if (first === 'report') expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned: 0 });
    expect(await violationsIn(program)).toEqual([]);
  }
});

it('goes on its way when staff decide for the talent, with the days that were left', async () => {
  const { program, fan, idOrder, report } = await aShippedParcel();
  await moveClock(program, days(2));
  await report(await again(program, fan.idUser));
  await moveClock(program, days(3));
  const staff = await someStaff(program);
  const decision = { idOrder, refund: false, reason: 'The carrier has it' };
  expect((await once(staff.client, '/decide-order-problem', decision)).status).toBe(200);
  await program.settle();
  const deadline = inDays(program, carrierDays - 2);
  expect(await detailFor(await again(program, fan.idUser), idOrder)).toMatchObject({ state: 'shipped', deadline });
  expect(await violationsIn(program)).toEqual([]);
});

it('is not put back on sale when it is refunded on its way', async () => {
  const { program, idOrder, talent, report } = await aShippedParcel();
  const stockLeft = async () => {
    const sql = 'select v.stock from variation v join orders o on o.id_variation = v.id where o.id = $1';
    return (await program.database.pool.query(sql, [idOrder])).rows[0].stock;
  };
  const before = await stockLeft();
  await report();
  await once(talent, '/answer-order-problem', { idOrder, text: 'It got lost', giveBack: true });
  await program.settle();
  expect((await detailFor(talent, idOrder)).state).toBe('refunded');
  expect(await stockLeft()).toBe(before);
  expect(await violationsIn(program)).toEqual([]);
});

it('and a problem reported at the same moment leave the money in one place', async () => {
  for (let times = 0; times < 3; times++) {
    const { program, fan, idOrder, idTalent, earned, confirm, report } = await aShippedParcel();
    const [confirmed, reported] = await Promise.all([confirm(), report()]);
    expect(reported.status).toBe(200);
    expect([200, 409]).toContain(confirmed.status);
    await program.settle();
    expect(await detailFor(fan.client, idOrder)).toMatchObject({
      state: 'disputed',
      receivedAt: confirmed.status === 200 ? expect.any(String) : null,
    });
    const money = await moneyOf(program, idTalent);
    expect(money.pending + money.earned).toBe(confirmed.status === 200 ? earned : 0);
    expect(await violationsIn(program)).toEqual([]);
  }
});
