import { cents, zero } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
import { aPurchase, aShop, moveClock, orderBy } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { answerBank, aSavedCard } from '../../../../../../tests/support/payments.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';
import type { Purchase } from '../index.ts';

const program = await aPayingProgram();

type BySystem = Extract<Purchase, { placedBy: 'system' }>;

/** An order that a module places for an absent fan. */
const place = async (idUser: number, change: Partial<BySystem> = {}) => {
  const shop = await aShop(program);
  const { fields } = await aPurchase(program, { ...shop, email: '' });
  const purchase: BySystem = {
    placedBy: 'system',
    idUser,
    idProduct: shop.idProduct,
    fields,
    fromWallet: zero,
    card: { kind: 'page', keep: false },
    language: 'en',
    payBy: new Date(program.clock.now().getTime() + days(3)),
    ...change,
  };
  const placed = await program.database.inTransaction((tx) => program.orders.place(tx, purchase));
  await program.settle();
  return placed;
};
const historyOf = async (idOrder: number) =>
  (await program.database.pool.query('select state, actor from order_event where id_order = $1 order by id', [idOrder]))
    .rows;

it('places an order for an absent fan, paid by their saved card', async () => {
  const { idUser, idCard } = await aSavedCard(program);
  const { idOrder, receipt } = await place(idUser, { card: { kind: 'kept', idCard } });

  expect((await orderBy(program, receipt)).state).toBe('processing');
  expect(await historyOf(idOrder)).toEqual([
    { state: 'awaitingPayment', actor: 'system' },
    { state: 'processing', actor: 'system' },
  ]);
  expect(await violationsIn(program)).toEqual([]);
});

it('mails the bank’s question at once, and the answer pays for the order', async () => {
  const fan = await userWith(program);
  const { idCard } = await aSavedCard(program, testCards.threeDSecureAlways, fan.idUser);
  const { receipt } = await place(fan.idUser, { card: { kind: 'kept', idCard } });
  const mail = program.mailbox.latest(fan.email);
  expect(mail.subject).toBe('Your bank asks you to confirm $15.00');

  const si = /\/pay\/([0-9a-f-]{36})/.exec(mail.text)?.[1] ?? '';
  await answerBank(await program.payments.openCheckout(si));
  await program.sandbox.webhooksDelivered();
  await program.settle();

  expect((await orderBy(program, receipt)).state).toBe('processing');
  expect(await violationsIn(program)).toEqual([]);
});

it('gives it up when nobody answers by its own deadline', async () => {
  const { idUser, idCard } = await aSavedCard(program, testCards.threeDSecureAlways);
  const { receipt } = await place(idUser, { card: { kind: 'kept', idCard } });

  await moveClock(program, days(2));
  expect((await orderBy(program, receipt)).state).toBe('awaitingPayment');
  await moveClock(program, days(2));

  expect((await orderBy(program, receipt)).state).toBe('expired');
});

it('sells at an agreed price, shared as any other', async () => {
  const fan = await userWith(program, { deposited: 12_345 });
  const { receipt } = await place(fan.idUser, { agreed: cents(12_345), fromWallet: cents(12_345) });

  expect(await orderBy(program, receipt)).toMatchObject({ total: 12_345, unit_price: 12_345, agreed_price: 12_345 });
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it('keeps an agreed price from an order that a buyer placed', async () => {
  const fan = await userWith(program, { deposited: 12_345 });
  const { idOrder } = await place(fan.idUser, { agreed: cents(100), fromWallet: cents(100) });

  const asBuyer = program.database.pool.query(`update orders set placed_by = 'buyer' where id = $1`, [idOrder]);

  await expect(asBuyer).rejects.toMatchObject({ constraint: 'orders_agreed_price' });
});

it('places nothing for a fan who may not buy', async () => {
  const { idUser, idCard } = await aSavedCard(program);
  const block = `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'spam', $2)`;
  await program.database.pool.query(block, [idUser, program.clock.now()]);

  await expect(place(idUser, { card: { kind: 'kept', idCard } })).rejects.toMatchObject({ name: 'blockedByAdmin' });
});

it.each(['DONATION', 'SUBSCRIPTION'])('grants no minutes for a %s', async (type) => {
  const fan = await userWith(program, { deposited: 5_000 });
  const { idUser: idTalent } = await aSeller(program);
  const idProduct = await aProduct(program, idTalent, 'CALL');
  await program.database.pool.query('update product set type = $1 where id = $2', [type, idProduct]);
  const { rows } = await program.database.pool.query('select id from variation where id_product = $1', [idProduct]);

  const { idOrder, receipt } = await place(fan.idUser, {
    idProduct,
    fields: { idVariation: rows[0].id },
    agreed: cents(500),
    fromWallet: cents(500),
  });

  expect((await orderBy(program, receipt)).state).toBe('completed');
  const granted = await program.database.pool.query('select 1 from entitlement where id_order = $1', [idOrder]);
  expect(granted.rows).toEqual([]);
});
