import { describe, expect, it } from 'vitest';
import { aFund, anImage, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { aFanAtWork, aPurchase, aShop, buy, orderBy, payCard, receiptOf } from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();

const setUp = async () => {
  const talent = await aSeller(program);
  const fan = await aUser(program);
  const client = await aLoggedInClient(program, fan.idUser);
  const owner = await aLoggedInClient(program, talent.idUser);
  const show = async (who = client) => (await who.get(`/get-user-profile-data/${talent.idUser}/uk`)).body;
  return { talent, fan, client, owner, show };
};

describe('a profile', () => {
  it('says everything about somebody, by number or nickname, in the asked language', async () => {
    const { talent, show } = await setUp();
    const idProduct = await aProduct(program, talent.idUser);
    const empty = {
      userDTO: { idUser: talent.idUser, name: 'Orysia (uk)', fromPrice: 1500, onTimePercent: null },
      selfUserDTO: null,
      charityFundDTOs: [],
      charityTotal: 0,
      totalScores: 0,
      averageScore: null,
      lastComment: null,
      products: [{ idProduct }],
      latestCompleteProducts: [],
      delivered: 0,
      followers: 0,
      following: false,
      hasDonation: false,
      club: null,
      hasEventsBySubscription: false,
      idChat: null,
    };
    expect(await show()).toMatchObject(empty);
    const byName = await aClient(program).get(`/get-user-profile-data/${talent.nickname}/uk`);
    expect(byName.body).toMatchObject(empty);
  });

  it('shows the owner what is theirs, also while it is hidden', async () => {
    const { talent, owner, client, show } = await setUp();
    const idProduct = await aProduct(program, talent.idUser);
    expect((await owner.post('/hide-user')).status).toBe(200);
    expect(await show(owner)).toMatchObject({ selfUserDTO: { idUser: talent.idUser }, products: [{ idProduct }] });
    expect(await show(client)).toEqual({ error: 1058, name: 'pageNotFound' });
  });

  it('names the fund, the share, and what the books say was given from this talent’s orders', async () => {
    const { program: paying, fan } = await aFanAtWork();
    const shop = await aShop(paying);
    const idCharityFund = await aFund(paying);
    await shop.talent.post('/set-charity', { charity: { idCharityFund, percent: 30 } });
    const bought = await buy(fan.client, await aPurchase(paying, { ...shop, email: fan.email }));
    await payCard(paying, bought);
    const { id: idOrder } = await orderBy(paying, receiptOf(bought));
    const idFile = await anImage(paying, shop.idTalent);
    await shop.talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
    const visitor = aClient(paying);
    expect((await visitor.get(`/get-user-profile-data/${shop.idTalent}/en`)).body).toMatchObject({
      charityFundDTOs: [{ idCharityFund, percent: 30 }],
      charityTotal: 450,
      delivered: 1,
      userDTO: { onTimePercent: 100 },
      latestCompleteProducts: [{ idProduct: shop.idProduct, productType: 'CH-AUTOGRAPH' }],
    });
  });
});

describe('following', () => {
  it('counts once, and can be undone', async () => {
    const { talent, client, show } = await setUp();
    const body = { idUser: talent.idUser };
    expect((await client.post('/follow-user', body)).status).toBe(200);
    expect((await client.post('/follow-user', body)).status).toBe(200);
    expect(await show()).toMatchObject({ following: true, followers: 1 });
    expect((await client.post('/user-list')).body).toMatchObject({ items: [{ idUser: talent.idUser }], totalPages: 1 });
    await client.post('/unfollow-user', body);
    expect(await show()).toMatchObject({ following: false });
    expect((await client.post('/user-list')).body).toMatchObject({ items: [], totalPages: 0 });
  });

  it('needs a talent who can be seen, is not oneself, and stands not behind a block', async () => {
    const { talent, fan, client, owner } = await setUp();
    const stranger = await aUser(program);
    for (const [who, idUser] of [
      [client, stranger.idUser],
      [client, 999_999],
      [owner, talent.idUser],
    ] as const) {
      expect((await who.post('/follow-user', { idUser })).body).toMatchObject({ error: 1058 });
    }
    await owner.post('/block-user', { idUser: fan.idUser, duration: 'day' });
    expect((await client.post('/follow-user', { idUser: talent.idUser })).body).toMatchObject({ error: 1023 });
  });
});
