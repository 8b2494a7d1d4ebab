import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aFund } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { backOnCard, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  agreementOf,
  aMember,
  aMonthly,
  chargedFor,
  moveTo,
  ordersOf,
  paidBy,
} from '../../../../../tests/support/recurring.ts';
import { balancesOf, violationsIn } from '../../../../../tests/support/wallet.ts';
import { endAgreementsOf } from './close.ts';
import { sweepAgreements } from './recurring.jobs.ts';

/** A member of the smaller of two plans since 1 March. */
const aMemberOfTwo = async (card?: { number: string }) => {
  const program = await aPayingProgram();
  const small = await aMonthly(program, 1000);
  const large = await aMonthly(program, 2500, small.idTalent);
  const { fan, idAgreement } = await aMember(program, small, card);
  const own = { idUser: fan.idUser, idAgreement, kind: 'membership' } as const;
  const changeTo = async ({ idProduct, price }: typeof small) => {
    const change = { ...own, idProduct, amount: cents(price) };
    const changed = await program.database.inTransaction((tx) => program.recurring.change(tx, change));
    await program.settle();
    return changed;
  };
  return { program, small, large, idAgreement, own, changeTo };
};

it('goes up at once and credits what is left of the month to the cent', async () => {
  const { program, large, idAgreement, changeTo } = await aMemberOfTwo();
  await moveTo(program, '2026-03-16T12:00:00Z');
  await changeTo(large);

  // 16 of 31 days are left of 1000 cents.
  const credit = Math.floor((1000 * 16) / 31);
  expect(await paidBy(program, idAgreement)).toEqual([
    { from: '2026-03-01', until: '2026-03-16', total: 1000 },
    { from: '2026-03-16', until: '2026-04-16', total: 2500 - credit },
  ]);
  expect(await agreementOf(program, idAgreement)).toMatchObject({ id_product: large.idProduct, amount: 2500 });
  await moveTo(program, '2026-04-16T12:00:00Z');
  expect(await chargedFor(program, idAgreement)).toEqual(expect.arrayContaining([2500]));
  expect((await paidBy(program, idAgreement)).at(-1)).toEqual({ from: '2026-04-16', until: '2026-05-16', total: 2500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('goes up once for two presses', async () => {
  const { program, large, idAgreement, changeTo } = await aMemberOfTwo();
  const both = await Promise.allSettled([changeTo(large), changeTo(large)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await chargedFor(program, idAgreement)).toHaveLength(2);
});

it('stays as it is when the card is declined, and renews as before', async () => {
  const { program, small, large, idAgreement, changeTo } = await aMemberOfTwo(testCards.failsLater);
  await changeTo(large);

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active', id_product: small.idProduct });
  expect((await ordersOf(program, idAgreement)).map(({ state }) => state)).toEqual(['completed', 'expired']);
  expect(await violationsIn(program)).toEqual([]);
});

it('goes down with the next period, and back before it', async () => {
  const { program, small, large, idAgreement, own, changeTo } = await aMemberOfTwo();
  await changeTo(large);
  expect(await changeTo(small)).toEqual({ result: null });
  expect(await agreementOf(program, idAgreement)).toMatchObject({ id_product: large.idProduct, next_amount: 1000 });
  await program.database.inTransaction((tx) => program.recurring.keep(tx, own));
  expect(await agreementOf(program, idAgreement)).toMatchObject({ next_product: null });
  await changeTo(small);
  await moveTo(program, '2026-04-01T12:00:00Z');

  expect((await paidBy(program, idAgreement)).at(-1)).toMatchObject({ total: 1000 });
  expect(await agreementOf(program, idAgreement)).toMatchObject({ id_product: small.idProduct, next_product: null });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives the unused days back to the card when the plan is closed, with the charity’s share, and charges no more', async () => {
  const program = await aPayingProgram();
  const monthly = await aMonthly(program, 3100);
  await program.database.pool.query(
    'insert into talent_charity (id_user, id_fund, percent, since) values ($1, $2, 20, now())',
    [monthly.idTalent, await aFund(program)],
  );
  const members = [await aMember(program, monthly), await aMember(program, monthly)];
  await moveTo(program, '2026-03-11T12:00:00Z');
  await program.database.inTransaction((tx) => program.recurring.closeAllOf(tx, monthly.idProduct));
  await program.settle();

  for (const { idAgreement } of members) {
    const [order] = await ordersOf(program, idAgreement);
    expect(await backOnCard(program, order?.id ?? 0)).toEqual([2100]);
    expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  }
  await moveClock(program, days(40));
  for (const { idAgreement } of members) expect(await chargedFor(program, idAgreement)).toEqual([3100]);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives back what was credited too, from the order that paid for it', async () => {
  const { program, large, idAgreement, changeTo } = await aMemberOfTwo();
  await changeTo(large);
  await program.database.inTransaction((tx) => program.recurring.closeAllOf(tx, large.idProduct));
  await program.settle();

  const orders = await ordersOf(program, idAgreement);
  expect(orders.map(({ rest_returned }) => rest_returned)).toEqual([1000, 1500]);
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['hides', `update users set status = 'HIDDEN' where id = $1`],
  [
    'is blocked for ever',
    `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'spam', now())`,
  ],
])('ends with a refund when the talent %s', async (_what, statement) => {
  const program = await aPayingProgram();
  const { idAgreement, idTalent } = await aMember(program);
  await program.database.pool.query(statement, [idTalent]);
  await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepAgreements, {}));
  await program.settle();

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  expect((await ordersOf(program, idAgreement)).map(({ rest_returned }) => rest_returned)).toEqual([1000]);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['fan', 'stopped', 0],
  ['talent', 'closed', 1000],
])('ends when the account of the %s is deleted', async (who, endedBy, back) => {
  const program = await aPayingProgram();
  const { idAgreement, idTalent, fan } = await aMember(program);
  const idUser = who === 'fan' ? fan.idUser : idTalent;
  await program.database.inTransaction((tx) => program.jobs.queue(tx, endAgreementsOf, { idUser }));
  await program.settle();

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: endedBy });
  expect((await ordersOf(program, idAgreement)).map(({ rest_returned }) => rest_returned)).toEqual([back]);
  expect(await violationsIn(program)).toEqual([]);
});
