import { expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder, detailFor, moveClock } from '../../../../../../tests/support/orders.ts';
import type { PayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, once, violationsIn } from '../../../../../../tests/support/wallet.ts';

const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' };

/** A parcel for $25 and its delivery, of which the talent has just typed the tracking number. */
const aShippedParcel = async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'PHYSICAL');
  expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
  await program.settle();
  const { pending } = await balancesOf(program, idTalent);
  const confirm = (client = fan.client) => once(client, '/confirm-receipt', { idOrder });
  const report = (client = fan.client) => client.post('/report-order-problem', { idOrder, text: 'It is broken' });
  return { program, fan, idOrder, talent, idTalent, earned: pending, confirm, report };
};

const moneyOf = async (program: PayingProgram, idTalent: number) => {
  const { pending, earned } = await balancesOf(program, idTalent);
  return { pending, earned };
};

it('is only shipped until its buyer has it, which pays the talent at once', async () => {
  const { program, fan, idOrder, talent, idTalent, earned, confirm } = await aShippedParcel();
  const paidOutAt = new Date(program.clock.now().getTime() + hours(72)).toISOString();
  for (const client of [fan.client, talent]) {
    expect(await detailFor(client, idOrder)).toMatchObject({ onItsWay: true, receivedAt: null, paidOutAt });
  }
  expect((await detailFor(fan.client, idOrder)).can).toContain('confirmReceipt');
  expect((await detailFor(talent, idOrder)).can).not.toContain('confirmReceipt');

  await moveClock(program, hours(5));
  const client = await again(program, fan.idUser);
  expect((await confirm(client)).status).toBe(200);
  await program.settle();
  const receivedAt = program.clock.now().toISOString();
  expect(await detailFor(client, idOrder)).toMatchObject({
    state: 'completed',
    onItsWay: false,
    receivedAt,
    paidOutAt: receivedAt,
  });
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  expect(await confirm(client)).toMatchObject({ status: 409, body: { reason: { kind: 'notPossibleNow' } } });
  await moveClock(program, hours(72));
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
  expect(await violationsIn(program)).toEqual([]);
});

it('takes no right away: a problem can be reported for as long as without it, and refunded', async () => {
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

it('counts as received after three days without a word, and needs no confirmation then', async () => {
  const { program, fan, idOrder, idTalent, earned, confirm } = await aShippedParcel();
  await moveClock(program, hours(72));
  const client = await again(program, fan.idUser);
  const order = await detailFor(client, idOrder);
  expect(order).toMatchObject({ state: 'completed', onItsWay: false, receivedAt: null });
  expect(order.can).not.toContain('confirmReceipt');
  expect(order.can).toContain('reportProblem');
  expect((await confirm(client)).status).toBe(409);
  expect(await moneyOf(program, idTalent)).toEqual({ pending: 0, earned });
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
    const { program, idOrder, fan, idTalent, earned, confirm, report } = await aShippedParcel();
    const [one, other] = first === 'report' ? [report, confirm] : [confirm, report];
    expect((await one()).status).toBe(200);
    expect((await other()).status).toBe(first === 'report' ? 409 : 200);
    await program.settle();
    await moveClock(program, hours(72));
    const client = await again(program, fan.idUser);
    expect((await detailFor(client, idOrder)).state).toBe('disputed');
    // Confirmed first, it may have been released before the report; reported first, it is held.
    const { pending } = await moneyOf(program, idTalent);
    if (first === 'report') expect(pending).toBe(earned);
    expect(await violationsIn(program)).toEqual([]);
  }
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
    expect(money.pending + money.earned).toBe(earned);
    if (confirmed.status === 409) expect(money.pending).toBe(earned);
    expect(await violationsIn(program)).toEqual([]);
  }
});
