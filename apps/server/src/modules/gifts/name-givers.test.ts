import { expect, it } from 'vitest';
import { aGift, anOfferForm, aTalentWithOffer, give } from '../../../../../tests/support/gifts.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { userWith } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

const aTalentWhoNames = async () => {
  const { idTalent, talent, idProduct } = await aTalentWithOffer(program);
  const show = (showsGivers: boolean) => talent.post('/save-gift-offer', anOfferForm([500], { showsGivers }));
  await show(true);
  // Visitors share an answer for a moment.
  const reader = await userWith(program);
  const givers = async () => {
    const { body } = await reader.client.get(`/get-user-profile-data/${idTalent}/en`);
    return (body as { givers: string[] }).givers;
  };
  return { idTalent, idProduct, show, givers };
};

const fromWallet = { customPrice: 5, fromWallet: 500 };

it('names who gave and agreed, while the talent shows them', async () => {
  const { idTalent, idProduct, show, givers } = await aTalentWhoNames();
  const silent = await userWith(program, { deposited: 500 });
  const fan = await userWith(program, { deposited: 500 });
  await give(silent.client, aGift(idProduct, fromWallet));
  await give(fan.client, aGift(idProduct, { ...fromWallet, isNamed: true }));
  const [name] = await givers();
  expect(await givers()).toEqual([expect.any(String)]);
  expect((await fan.client.get('/get-sent-gifts')).body).toMatchObject({ named: [{ idTalent }] });
  expect((await silent.client.get('/get-sent-gifts')).body).toMatchObject({ named: [] });

  await show(false);
  expect(await givers()).toEqual([]);
  await show(true);
  expect(await givers()).toEqual([name]);
});

it('names nobody before the gift is paid, nor after they took it back', async () => {
  const { idTalent, idProduct, givers } = await aTalentWhoNames();
  const fan = await userWith(program, { deposited: 500 });
  await give(fan.client, aGift(idProduct, { customPrice: 5, isNamed: true }));
  expect(await givers()).toEqual([]);
  await give(fan.client, aGift(idProduct, fromWallet));
  expect(await givers()).toHaveLength(1);
  expect((await fan.client.post('/name-giver', { idTalent, isNamed: false })).status).toBe(200);
  expect(await givers()).toEqual([]);
});

it('refuses to name somebody who gave nothing', async () => {
  const { idTalent, givers } = await aTalentWhoNames();
  const stranger = await userWith(program);
  const refused = await stranger.client.post('/name-giver', { idTalent, isNamed: true });
  expect(refused).toMatchObject({ status: 404 });
  expect(await givers()).toEqual([]);
});

it('names no guest', async () => {
  const { idProduct, givers } = await aTalentWhoNames();
  await give(aClient(program), aGift(idProduct, { customPrice: 5, isNamed: true }));
  expect(await givers()).toEqual([]);
});
