import { expect, it } from 'vitest';
import { aPurchase, aShop, buy } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient } from '../../../../../tests/support/program.ts';
import { userWith } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const price = 1_500;

type Client = Awaited<ReturnType<typeof aLoggedInClient>>;
const calls: [path: string, body: (idUser: number) => object][] = [
  ['/block-user', (idUser) => ({ idUser, duration: 'day' })],
  ['/complain', (id) => ({ subject: 'USER', id, reason: 'SPAM' })],
];
const answers = async (client: Client, idUser: number) => {
  const given = [];
  for (const [path, body] of calls) given.push((await client.post(path, body(idUser))).body);
  return given;
};

it('do not distinguish an invisible fan from a missing one', async () => {
  const client = await aLoggedInClient(program, (await aUser(program)).idUser);
  const unknown = await answers(client, 999_999);
  expect(unknown).toEqual(calls.map(() => ({ error: 1058, name: 'pageNotFound' })));
  expect(await answers(client, (await aUser(program)).idUser)).toEqual(unknown);
});

it('act on talents whom everybody sees, and on those with whom something was paid', async () => {
  const fan = await userWith(program, { deposited: price });
  await program.database.pool.query(`update users set role = 'FAN' where id = $1`, [fan.idUser]);
  const shop = await aShop(program);
  const talent = await aLoggedInClient(program, shop.idTalent);
  const unknown = { error: 1058, name: 'pageNotFound' };
  expect(await answers(talent, fan.idUser)).toEqual([unknown, unknown]);
  const body = await aPurchase(program, { ...shop, email: fan.email, fromWallet: price });
  expect((await buy(fan.client, body, 'a purchase')).status).toBe(200);
  expect(await answers(talent, fan.idUser)).toEqual([{}, {}]);
  expect(await answers(fan.client, shop.idTalent)).toEqual([{}, {}]);
});
