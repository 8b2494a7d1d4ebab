import type { FoundOrder, OrderMoney } from '@stagedoor/contract/schemas/staff-order';
import { expect, it } from 'vitest';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import type { PayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const day = 24 * 3_600_000;

const staffOf = async (program: PayingProgram) => {
  const staff = await again(program, (await aUser(program, { role: 'ADMIN' })).idUser);
  const find = async (input: object = {}) =>
    (await staff.post('/find-orders', input)).body as { items: FoundOrder[]; next: number | null };
  return {
    staff,
    find,
    numbers: async (input: object = {}) => (await find(input)).items.map(({ idOrder }) => idOrder),
    money: async (idOrder: number) => (await staff.get(`/get-order-money/${idOrder}`)).body as OrderMoney,
  };
};

it('finds orders by what is known of them, the newest first', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 60_000 });
  const { find, numbers } = await staffOf(program);
  const autograph = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const placedOn = program.clock.now().toISOString().slice(0, 10);
  await moveClock(program, 2 * day);
  const other = await userWith(program, { deposited: 60_000 });
  await program.database.pool.query(`update users set name = 'Олена 100%_Теліга' where id = $1`, [other.idUser]);
  const proposal = await aPaidOrder(program, other, 'COLLABORATION', { fromWallet: 50_000 });
  const [one, two] = [autograph.idOrder, proposal.idOrder];

  expect(await numbers()).toEqual([two, one]);
  expect(await numbers({ idOrder: one })).toEqual([one]);
  expect(await numbers({ idOrder: 999_999 })).toEqual([]);
  expect(await numbers({ person: String(fan.idUser) })).toEqual([one]);
  expect(await numbers({ person: String(proposal.idTalent) })).toEqual([two]);
  expect(await numbers({ person: 'теліГА' })).toEqual([two]);
  expect(await numbers({ person: '100%_' })).toEqual([two]);
  expect(await numbers({ person: '%' })).toEqual([two]);
  expect(await numbers({ person: 'nobody is called that' })).toEqual([]);
  expect(await numbers({ person: fan.email.toUpperCase() })).toEqual([one]);
  expect(await numbers({ type: 'AUTOGRAPH' })).toEqual([one]);
  expect(await numbers({ state: 'reviewing' })).toEqual([two]);
  expect(await numbers({ from: placedOn, to: placedOn })).toEqual([one]);
  expect(await numbers({ min: 1_501 })).toEqual([two]);
  expect(await numbers({ min: 1_500, max: 1_500 })).toEqual([one]);
  expect(await numbers({ state: 'reviewing', max: 1_500 })).toEqual([]);

  const first = await find({ size: 1 });
  expect(first).toMatchObject({
    items: [{ idOrder: two, buyer: { idUser: other.idUser }, talent: { idUser: proposal.idTalent }, total: 50_000 }],
    next: two,
  });
  expect(await find({ size: 1, before: first.next })).toMatchObject({ items: [{ idOrder: one }], next: null });
});

it('follows the money of an order entry by entry, and knows what the card company calls it', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 700 });
  const { money } = await staffOf(program);
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 700 });
  const paid = await money(idOrder);
  expect(paid.steps.map(({ kind, escrow }) => [kind, escrow])).toEqual([
    ['order.held', 700],
    ['order.paid', 1_500],
  ]);
  expect(paid.card).toMatchObject({ state: 'paid', amount: 800, payment: expect.stringMatching(/^pi_/), refunds: [] });

  await talent.post('/decline-order', { idOrder, reason: 'Away for long' });
  await moveClock(program, 1_000);
  const back = await money(idOrder);
  expect(back.steps.map(({ kind, escrow }) => [kind, escrow])).toEqual([
    ['order.held', 700],
    ['order.paid', 1_500],
    ['order.refunded', 700],
    ['order.returned', 0],
    ['refund.sent', 0],
  ]);
  expect(back.card?.refunds).toMatchObject([{ state: 'sent', amount: 800, refund: expect.stringMatching(/^re_/) }]);
  for (const { postings } of back.steps) expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('follows it up to the earning that became spendable', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 5_000 });
  const { money } = await staffOf(program);
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'PHYSICAL', { fromWallet: 3_000 });
  const parcel = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450000000001' };
  await talent.post('/deliver-order', { idOrder, delivery: parcel });
  // It counts as delivered, and is paid out days later.
  for (const _ of ['delivered', 'released']) await moveClock(program, 14 * day);
  const { steps, card, talent: side } = await money(idOrder);
  expect(card).toBeNull();
  expect(side.idUser).toBe(idTalent);
  expect(steps.map(({ kind }) => kind)).toEqual(['order.held', 'order.fulfilled', 'earning.released']);
});

it('has nothing to tell of an order that is not there', async () => {
  const { program } = await aFanAtWork();
  const { staff } = await staffOf(program);
  expect((await staff.get('/get-order-money/999999')).status).toBe(404);
});

it('finds what a guest bought by the email it was bought with', async () => {
  const { program } = await aFanAtWork();
  const { numbers } = await staffOf(program);
  const email = 'a-guest@example.com';
  const bought = await buy(aClient(program), await aPurchase(program, { ...(await aShop(program)), email }));
  await payCard(program, bought);
  const { id } = await orderBy(program, receiptOf(bought));
  expect(await numbers({ person: 'A-Guest@example.com' })).toEqual([id]);
  expect(await numbers({ person: 'another-guest@example.com' })).toEqual([]);
});
