import type { StudioType } from '@stagedoor/contract/product-types';
import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../../tests/support/catalogue.ts';
import {
  aFanAtWork,
  aPaidOrder,
  aPurchase,
  aShop,
  backOnCard,
  buy,
  detailFor,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient, aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { channelClosed } from '../../accounts/index.ts';

const { program, fan } = await aFanAtWork({ deposited: 100_000 });

type Talent = Awaited<ReturnType<typeof aShop>>['talent'];
const switchTo = async (talent: Talent, settings: object) => {
  expect((await talent.post('/update-user', { settings })).status).toBe(200);
  await program.settle();
};

const closed = [
  ['MSG', { messages: false }, 1035],
  ['MESSAGE_PACKAGE', { messages: false }, 1035],
  ['CALL_PACKAGE', { calls: false }, 1034],
] as const;

it.each(closed)(
  'does not sell %s while the talent has it switched off, and says so to both',
  async (type, off, error) => {
    const shop = await aShop(program, type);
    const other = await aProduct(program, shop.idTalent, 'AUTOGRAPH');
    const purchase = await aPurchase(program, { ...shop, email: fan.email });
    await switchTo(shop.talent, off);
    expect(await buy(fan.client, purchase)).toMatchObject({ status: 409, body: { error } });
    expect(
      (await program.database.pool.query('select from orders where id_product = $1', [shop.idProduct])).rows,
    ).toEqual([]);
    const visitor = aClient(program);
    expect((await visitor.get(`/get-product-by-id/${shop.idProduct}`)).body).toMatchObject({
      productStatus: 'INACTIVE',
    });
    const shown = (await visitor.get(`/get-active-user-products/${shop.idTalent}`)).body as { idProduct: number }[];
    expect(JSON.stringify(shown)).not.toContain(`"idProduct":${shop.idProduct},`);
    expect(JSON.stringify(shown)).toContain(`"idProduct":${other},`);
    const channel = Object.keys(off)[0];
    expect((await shop.talent.get('/get-user-products')).body).toMatchObject({
      products: [{ closedChannel: null }, { closedChannel: channel, productStatus: 'INACTIVE' }],
    });

    await switchTo(shop.talent, { messages: true, calls: true });
    expect((await buy(fan.client, purchase)).status).toBe(200);
  },
);

/** A talent who sells all of these, and the fan's purchases. */
const aTalker = async () => {
  const { idUser: idTalent } = await aSeller(program);
  const talent = await aLoggedInClient(program, idTalent);
  const bought = async (type: StudioType, fromWallet: number) => {
    const idProduct = await aProduct(program, idTalent, type);
    const answer = await buy(fan.client, await aPurchase(program, { idProduct, type, email: fan.email, fromWallet }));
    return (await orderBy(program, receiptOf(answer))).id;
  };
  return { idTalent, talent, bought };
};

it('gives back open messages and unused packs when the talent switches messages off, and leaves minutes alone', async () => {
  const { talent, idTalent, bought } = await aTalker();
  const [message, pack, minutes] = [
    await bought('MSG', 300),
    await bought('MESSAGE_PACKAGE', 2500),
    await bought('CALL_PACKAGE', 9000),
  ];
  const answered = await bought('MSG', 300);
  await talent.post('/deliver-order', { idOrder: answered, delivery: { kind: 'answer', text: 'Hello' } });
  await program.database.inTransaction((tx) =>
    program.orders.entitlements.use(tx, { idUser: fan.idUser, idTalent, kind: 'messages', units: 4 }),
  );
  await program.settle();
  const { deposited } = await balancesOf(program, fan.idUser);
  const { pending } = await balancesOf(program, idTalent);
  await switchTo(talent, { messages: false });
  expect(await detailFor(fan.client, message)).toMatchObject({
    state: 'declined',
    history: expect.arrayContaining([expect.objectContaining({ reason: 'Paid messages are switched off' })]),
  });
  expect((await detailFor(fan.client, answered)).state).toBe('completed');
  expect((await detailFor(fan.client, pack)).delivered).toMatchObject({ left: 0 });
  expect((await detailFor(fan.client, minutes)).delivered).toMatchObject({ left: 3600 });
  // Six tenths of 2125 and of 375.
  expect((await balancesOf(program, fan.idUser)).deposited).toBe(deposited + 300 + 1275 + 225);
  expect((await balancesOf(program, idTalent)).pending).toBe(pending - 1275);

  await switchTo(talent, { calls: false });
  expect((await detailFor(fan.client, minutes)).delivered).toMatchObject({ left: 0 });
  await switchTo(talent, { messages: false, calls: false });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives back what a card pays for after messages were switched off', async () => {
  const shop = await aShop(program, 'MSG');
  const bought = await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email }));
  await switchTo(shop.talent, { messages: false });
  await payCard(program, bought);
  const { id, state } = await orderBy(program, receiptOf(bought));
  expect(state).toBe('declined');
  expect(await backOnCard(program, id)).toEqual([300]);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives nothing back when it is on again before anybody noticed', async () => {
  const { idOrder, idTalent: idUser } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
  await program.database.inTransaction((tx) =>
    program.outbox.append(tx, channelClosed, { idUser, channel: 'messages' }),
  );
  await program.settle();
  expect((await detailFor(fan.client, idOrder)).state).toBe('processing');
});
