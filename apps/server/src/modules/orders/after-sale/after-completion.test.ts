import { expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  backOnCard,
  detailFor,
  moveClock,
} from '../../../../../../tests/support/orders.ts';
import { balancesOf, someStaff, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { sweepOrders } from '../watch/watch-order.jobs.ts';

const { program, fan } = await aFanAtWork({ deposited: 20_000 });

const answer = { kind: 'answer', text: 'Here you are' };
const aDoneMessage = async (fromWallet?: number) => {
  const order = await aPaidOrder(program, fan, 'MSG', fromWallet === undefined ? {} : { fromWallet });
  await order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery: answer });
  await program.settle();
  return order;
};
const complain = async (idOrder: number) =>
  (await (await again(program, fan.idUser)).post('/report-order-problem', { idOrder, text: 'It is empty' })).status;
const decide = async (idOrder: number, refund: boolean) => {
  const { client } = await someStaff(program);
  return (await client.post('/decide-order-problem', { idOrder, refund, reason: 'We looked into it' })).status;
};
const stateOf = async (idOrder: number) => (await detailFor(await again(program, fan.idUser), idOrder)).state;

it('refunds what was paid out while the talent’s part is still pending, at nobody’s cost', async () => {
  const { idOrder, idTalent } = await aDoneMessage(300);
  const before = await balancesOf(program, fan.idUser);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 255 });
  expect(await complain(idOrder)).toBe(200);
  expect(await complain(idOrder)).toBe(409);
  await moveClock(program, hours(47));
  await moveClock(program, hours(2));
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 255, earned: 0 });
  expect(await violationsIn(program)).toEqual([]);

  expect(await decide(idOrder, true)).toBe(200);
  await program.settle();
  expect(await stateOf(idOrder)).toBe('refunded');
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 0 });
  expect((await balancesOf(program, fan.idUser)).deposited).toBe(before.deposited + 300);
  expect(await violationsIn(program)).toEqual([]);
});

it('takes our money, not the talent’s, once they have it in hand, and gives it back to the card', async () => {
  const { idOrder, idTalent } = await aDoneMessage();
  await moveClock(program, days(3));
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 255 });
  expect(await complain(idOrder)).toBe(200);
  expect(await decide(idOrder, true)).toBe(200);
  await program.settle();
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 255 });
  expect(await backOnCard(program, idOrder)).toEqual([300]);
  expect(await violationsIn(program)).toEqual([]);
});

it('lets the talent give it back themselves', async () => {
  const { idOrder, idTalent } = await aDoneMessage(300);
  expect(await complain(idOrder)).toBe(200);
  const talent = await again(program, idTalent);
  const given = await talent.post('/answer-order-problem', { idOrder, text: 'You are right', giveBack: true });
  expect(given.status).toBe(200);
  expect(await stateOf(idOrder)).toBe('refunded');
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it('leaves everything as it was where staff find that nothing was wrong', async () => {
  const { idOrder, idTalent } = await aDoneMessage(300);
  expect(await complain(idOrder)).toBe(200);
  await moveClock(program, hours(60));
  expect(await decide(idOrder, false)).toBe(200);
  await program.settle();
  expect(await stateOf(idOrder)).toBe('completed');
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 255 });
  expect(await complain(idOrder)).toBe(409);
  expect(await violationsIn(program)).toEqual([]);
});

it('hears of a problem for fourteen days and no longer', async () => {
  const { idOrder } = await aDoneMessage(300);
  await moveClock(program, days(14) - 1);
  const { can } = await detailFor(await again(program, fan.idUser), idOrder);
  expect(can).toContain('reportProblem');
  program.clock.advance(1);
  expect(await complain(idOrder)).toBe(409);
});

it('comes to the staff when the talent is silent for 48 hours, and is counted and held when they are late', async () => {
  const { idOrder, idTalent } = await aDoneMessage(300);
  await complain(idOrder);
  const queued = async () => {
    const { client } = await someStaff(program);
    const { items } = (await client.post('/get-order-problems')).body as { items: { idOrder: number }[] };
    return items.some((item) => item.idOrder === idOrder);
  };
  expect(await queued()).toBe(false);
  await moveClock(program, hours(48));
  expect(await queued()).toBe(true);
  program.clock.advance(hours(72) - 1);
  const overdue = async () => {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepOrders, {}));
    await program.settle();
    const { body } = await program.app.inject({ url: '/metrics' });
    return Number(/^order_problems_overdue (\d+)$/m.exec(body)?.[1]);
  };
  expect(await overdue()).toBe(0);
  program.clock.advance(1);
  expect(await overdue()).toBe(1);
  await moveClock(program, hours(71));
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 255 });
});
