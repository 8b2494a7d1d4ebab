import { limits } from '@stagedoor/contract/limits';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import { expect, it } from 'vitest';
import {
  aFanAtWork,
  aPurchase,
  aShop,
  buy,
  detailFor,
  orderBy,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });

type Client = typeof fan.client;
const home = {
  fullName: 'Olena Teliha',
  phone: '+380501112233',
  delivery: { method: 'courier', country: 'ua', city: 'Lviv', address: 'Svobody 28', zipCode: '79000' },
};
const work = { ...home, delivery: { ...home.delivery, address: 'Valova 7' } };
const most = limits.orders.addressesMax;

const addressesOf = async (client: Client) => (await client.get('/get-addresses')).body as SavedAddress[];
const save = async (client: Client, body: object) =>
  ((await client.post('/save-address', body)).body as { idAddress: number }).idAddress;

it('keeps addresses, of which the first is the default until another is', async () => {
  const { client } = await userWith(program);
  expect(await addressesOf(client)).toEqual([]);
  const first = await save(client, home);
  const second = await save(client, work);
  expect(await addressesOf(client)).toMatchObject([
    { idAddress: first, ...home, isDefault: true, inWords: 'Svobody 28, Lviv, 79000, Ukraine' },
    { idAddress: second, isDefault: false },
  ]);
  await save(client, { ...work, idAddress: second, fullName: 'Olha Teliha', isDefault: true });
  expect(await addressesOf(client)).toMatchObject([
    { idAddress: second, fullName: 'Olha Teliha', isDefault: true },
    { idAddress: first, isDefault: false },
  ]);
  expect((await client.remove(`/delete-address/${second}`)).status).toBe(200);
  expect(await addressesOf(client)).toMatchObject([{ idAddress: first, isDefault: true }]);
});

it('keeps no more than the limit, and one default, however many are saved at once', async () => {
  const { client, idUser } = await userWith(program);
  const answers = await Promise.all(
    Array.from({ length: most + 3 }, (_, place) =>
      client.post('/save-address', { ...home, fullName: `Olena ${place}`, isDefault: true }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { reason: { kind: 'tooManyAddresses' } },
  });
  expect((await addressesOf(client)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const sql = `insert into saved_address (id_user, slot, full_name, phone, destination, is_default, created_at)
    values ($1, $2, 'O', '+1', '{"method": "courier"}', false, now())`;
  await expect(program.database.pool.query(sql, [idUser, most + 1])).rejects.toThrow(/slot/);
});

it('refuses a place that the carrier does not know, and another person’s address like a missing one', async () => {
  const { client } = await userWith(program);
  const office = { method: 'office', country: 'ua', idCity: 'kyiv', idWarehouse: 'nowhere' };
  expect(await client.post('/save-address', { ...home, delivery: office })).toMatchObject({
    status: 422,
    body: { fields: { delivery: 'invalid' } },
  });
  expect((await client.post('/save-address', { ...home, delivery: { method: 'pickup' } })).status).toBe(422);
  const foreign = await save((await userWith(program)).client, home);
  for (const idAddress of [foreign, 999_999_999]) {
    expect((await client.post('/save-address', { ...home, idAddress })).status).toBe(404);
    expect((await client.remove(`/delete-address/${idAddress}`)).status).toBe(404);
  }
});

it('is saved with a purchase, once, and the order keeps its own copy', async () => {
  const buyer = await userWith(program, { deposited: 50_000 });
  const shop = await aShop(program, 'PHYSICAL');
  const purchase = await aPurchase(program, { ...shop, email: buyer.email, fromWallet: 3_000 });
  for (const _ of ['first', 'again']) {
    expect((await buy(buyer.client, { ...purchase, keepAddress: true })).status).toBe(200);
  }
  const [saved, another] = await addressesOf(buyer.client);
  expect(saved).toMatchObject({ ...home, isDefault: true });
  expect(another).toBeUndefined();
  const bought = await buy(buyer.client, purchase);
  const { id } = await orderBy(program, receiptOf(bought));
  await save(buyer.client, { ...work, idAddress: saved?.idAddress });
  const { fields } = await detailFor(buyer.client, id);
  expect(fields.find(({ name }) => name === 'delivery')?.value).toBe('Svobody 28, Lviv, 79000, Ukraine');
});

it('is not for guests', async () => {
  const shop = await aShop(program, 'PHYSICAL');
  const guest = aClient(program);
  const purchase = await aPurchase(program, { ...shop, email: 'guest-address@example.com' });
  expect(await buy(guest, { ...purchase, keepAddress: true })).toMatchObject({
    status: 409,
    body: { reason: { kind: 'logIn' } },
  });
  expect((await guest.get('/get-addresses')).status).toBe(403);
});
