import { expect, it } from 'vitest';
import { aFanAtWork, aPaidOrder, aPurchase, aShop, buy, payCard } from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const nothing = { fullName: null, phone: null, delivery: null };

it('are those of the last order that had them, for its buyer alone', async () => {
  const { program, fan } = await aFanAtWork();
  const details = async (client = fan.client) => (await client.get('/get-buyer-details')).body;
  expect(await details()).toEqual(nothing);
  const first = { fullName: 'Olena Teliha', phone: '+380501112233' };
  await aPaidOrder(program, fan, 'PHYSICAL', { fields: first });
  await aPaidOrder(program, fan, 'AUTOGRAPH');
  const delivery = expect.objectContaining({ method: 'courier', country: 'ua' });
  expect(await details()).toEqual({ ...first, delivery });
  await aPaidOrder(program, fan, 'EVENT', { fields: { fullName: 'Olena T.', phone: '+380679998877' } });
  expect(await details()).toEqual({ fullName: 'Olena T.', phone: '+380679998877', delivery });
  expect(await details((await userWith(program)).client)).toEqual(nothing);
});

it('are not what a stranger typed who bought as a guest with the same email', async () => {
  const { program, fan } = await aFanAtWork();
  const shop = await aShop(program, 'PHYSICAL');
  const typed = { fullName: 'A Stranger', phone: '+48500100200' };
  await payCard(
    program,
    await buy(aClient(program), await aPurchase(program, { ...shop, email: fan.email, fields: typed })),
  );
  await program.settle();
  expect((await fan.client.get('/get-buyer-details')).body).toEqual(nothing);
});
