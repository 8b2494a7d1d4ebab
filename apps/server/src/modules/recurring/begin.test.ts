import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aPromoCode } from '../../../../../tests/support/catalogue.ts';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { backOnCard, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aSavedCard } from '../../../../../tests/support/payments.ts';
import {
  agreementOf,
  aMember,
  aMonthly,
  begin,
  chargedFor,
  ordersOf,
  paidBy,
  payOn,
} from '../../../../../tests/support/recurring.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

it('begins with the first payment, keeps the card, and pays the talent ninety percent', async () => {
  const { idAgreement, idTalent } = await aMember(program);

  const agreement = await agreementOf(program, idAgreement);
  expect(agreement).toMatchObject({ state: 'active', anchor: program.clock.now(), id_card: expect.any(String) });
  expect(await paidBy(program, idAgreement)).toEqual([{ from: '2026-03-01', until: '2026-04-01', total: 1000 }]);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 900 });
  expect(await violationsIn(program)).toEqual([]);
});

it('is charged to a saved card when the fan chose one', async () => {
  const { idUser, idCard } = await aSavedCard(program);
  const { idAgreement } = await begin(program, idUser, await aMonthly(program), { idCard });
  await program.settle();

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active', id_card: idCard });
});

it.each([
  ['nobody’s', async () => crypto.randomUUID()],
  ['another fan’s', async () => (await aSavedCard(program)).idCard],
])('takes no card that is %s', async (_whose, cardOf) => {
  const { idUser } = await userWith(program);
  const begun = begin(program, idUser, await aMonthly(program), { idCard: await cardOf() });

  await expect(begun).rejects.toMatchObject({ name: 'pageNotFound' });
});

it('accepts the payment when the product has more than one price', async () => {
  const { idUser } = await userWith(program);
  const monthly = await aMonthly(program);
  const { idAgreement, result } = await begin(program, idUser, monthly);
  await program.database.pool.query(
    `insert into variation (id_product, "order", price) select id_product, "order" + 1, price * 2 from variation
     where id_product = $1`,
    [monthly.idProduct],
  );
  await payOn(program, result);

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
});

it('leads two tabs that join at the same moment to one payment page', async () => {
  const { idUser } = await userWith(program);
  const monthly = await aMonthly(program);

  const all = await Promise.all(Array.from({ length: 5 }, () => begin(program, idUser, monthly)));
  await payOn(program, all[0]?.result ?? '');

  expect(new Set(all.map(({ result }) => result)).size).toBe(1);
  const { idAgreement = 0 } = all[0] ?? {};
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges one of two saved cards that are chosen at the same moment', async () => {
  const { idUser, idCard } = await aSavedCard(program);
  const monthly = await aMonthly(program);
  const all = await Promise.allSettled([1, 2, 3].map(() => begin(program, idUser, monthly, { idCard })));
  await program.settle();

  const ids = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value.idAgreement] : []));
  const states = await Promise.all(ids.map((id) => agreementOf(program, id)));
  expect(states.filter(({ state }) => state === 'active')).toHaveLength(1);
  const back = await Promise.all(ids.map((id) => ordersOf(program, id)));
  expect(back.flat().filter(({ state }) => state === 'completed')).toHaveLength(1);
  expect(await violationsIn(program)).toEqual([]);
});

it('refuses a second one while the first is in force', async () => {
  const { fan, ...monthly } = await aMember(program);

  await expect(begin(program, fan.idUser, monthly)).rejects.toMatchObject({ code: 1066 });
});

it('forgets one that was not paid for, and lets the fan begin again', async () => {
  const { idUser } = await userWith(program);
  const monthly = await aMonthly(program);
  const left = await begin(program, idUser, monthly);
  await moveClock(program, minutes(20));
  expect(await agreementOf(program, left.idAgreement)).toMatchObject({ state: 'ended', ended_by: 'unpaid' });

  const { idAgreement, result } = await begin(program, idUser, monthly);
  await payOn(program, result);

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active' });
});

it('takes the other plan when the fan changes their mind at the payment page', async () => {
  const { idUser } = await userWith(program);
  const small = await aMonthly(program);
  const large = await aMonthly(program, 2500, small.idTalent);
  const first = await begin(program, idUser, small);
  const second = await begin(program, idUser, large);
  await payOn(program, second.result);
  await payOn(program, first.result);

  expect(await agreementOf(program, first.idAgreement)).toMatchObject({ state: 'ended' });
  expect(await agreementOf(program, second.idAgreement)).toMatchObject({ state: 'active', amount: 2500 });
  const [order] = await ordersOf(program, first.idAgreement);
  expect(order?.state).toBe('refunded');
  expect(await backOnCard(program, order?.id ?? 0)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives the money back when the plan was closed while the payment page was open', async () => {
  const { idUser } = await userWith(program);
  const monthly = await aMonthly(program);
  const { idAgreement, result } = await begin(program, idUser, monthly);
  await program.database.pool.query(`update product set shelf = 'INACTIVE' where id = $1`, [monthly.idProduct]);
  await payOn(program, result);

  const [order] = await ordersOf(program, idAgreement);
  expect(order?.state).toBe('refunded');
  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  expect(await backOnCard(program, order?.id ?? 0)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('applies a promo code to the first period only', async () => {
  const { idUser } = await userWith(program);
  const monthly = await aMonthly(program);
  await aPromoCode(program, 'SPRING', { percent: 20 });
  const { idAgreement, result } = await begin(program, idUser, monthly, { promoCode: 'SPRING', shown: 800 });
  await payOn(program, result);

  await moveClock(program, days(31));
  expect((await paidBy(program, idAgreement)).map(({ total }) => total)).toEqual([800, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('is refunded in full when it is undone within the first hour, and not later', async () => {
  const undone = await aMember(program);
  const kept = await aMember(program, undefined, testCards.success);
  const undo = ({ fan, idAgreement }: typeof undone) =>
    program.database.inTransaction((tx) =>
      program.recurring.undo(tx, { idUser: fan.idUser, idAgreement, kind: 'membership' }),
    );

  await undo(undone);
  await program.settle();
  await moveClock(program, minutes(60));

  await expect(undo(kept)).rejects.toMatchObject({ name: 'incompleteRequest' });
  expect(await agreementOf(program, undone.idAgreement)).toMatchObject({ state: 'ended', ended_by: 'undone' });
  const [order] = await ordersOf(program, undone.idAgreement);
  expect(await backOnCard(program, order?.id ?? 0)).toEqual([1000]);
  expect(await balancesOf(program, undone.idTalent)).toMatchObject({ pending: 0 });
  expect(await violationsIn(program)).toEqual([]);
});
