import { describe, expect, it } from 'vitest';
import { aFund, anImage, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../tests/support/clock.ts';
import { anEvent, aTicket } from '../../../../../tests/support/events.ts';
import { runAs } from '../../../../../tests/support/ledger.ts';
import {
  aFanAtWork,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { once, someStaff, violationsIn } from '../../../../../tests/support/wallet.ts';

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
  it('shows a whole profile, by id or nickname, in the requested language', async () => {
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
    const basket = { ...shop, email: fan.email, fields: { keepHidden: false } };
    const bought = await buy(fan.client, await aPurchase(paying, basket));
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

  it('counts what was done in time and what stayed undone, and not what nobody paid', async () => {
    const { program: paying, fan } = await aFanAtWork({ deposited: 10_000 });
    const shop = await aShop(paying);
    const order = async (fromWallet: number) => {
      const bought = await buy(fan.client, await aPurchase(paying, { ...shop, email: fan.email, fromWallet }));
      await paying.settle();
      return { bought, idOrder: (await orderBy(paying, receiptOf(bought))).id };
    };
    const [kept, late, unpaid] = [await order(1500), await order(1500), await order(0)];
    const idFile = await anImage(paying, shop.idTalent);
    const delivery = { kind: 'image', idFile };
    expect((await shop.talent.post('/deliver-order', { idOrder: kept.idOrder, delivery })).status).toBe(200);
    await moveClock(paying, days(7));
    const states = await paying.database.pool.query('select state from orders where id = any ($1) order by id', [
      [kept.idOrder, late.idOrder, unpaid.idOrder],
    ]);
    expect(states.rows.map(({ state }) => state)).toEqual(['completed', 'expired', 'expired']);
    expect((await aClient(paying).get(`/get-user-profile-data/${shop.idTalent}/en`)).body).toMatchObject({
      delivered: 1,
      userDTO: { onTimePercent: 50 },
    });
    expect(await violationsIn(paying)).toEqual([]);
  });

  it('counts what the talent declined as not delivered on time', async () => {
    const { program: paying, fan } = await aFanAtWork({ deposited: 10_000 });
    const { idTalent, talent, ...first } = await aPaidOrder(paying, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
    const delivery = { kind: 'image', idFile: await anImage(paying, idTalent) };
    await talent.post('/deliver-order', { idOrder: first.idOrder, delivery });
    const bought = await buy(fan.client, await aPurchase(paying, { ...first, email: fan.email, fromWallet: 1_500 }));
    const { id: idOrder } = await orderBy(paying, receiptOf(bought));
    expect((await once(talent, '/decline-order', { idOrder, reason: 'On tour' })).status).toBe(200);
    const { body } = await aClient(paying).get(`/get-user-profile-data/${idTalent}/en`);
    expect(body).toMatchObject({ delivered: 1, userDTO: { onTimePercent: 50 } });
    expect(await violationsIn(paying)).toEqual([]);
  });

  it('counts every ticket of a date that the talent cancelled, also one with a reported problem', async () => {
    const { program: paying, fan } = await aFanAtWork({ deposited: 10_000 });
    const event = await anEvent(paying);
    await aTicket(paying, event, fan, { fromWallet: 2_000 });
    const reported = await aTicket(paying, event, fan, { fromWallet: 2_000 });
    await moveClock(paying, hours(2));
    const problem = { idOrder: reported.idOrder, text: 'Which hall is it?' };
    expect((await fan.client.post('/report-order-problem', problem)).status).toBe(200);
    await event.cancel();
    await paying.settle();
    const { rows } = await paying.database.pool.query('select sum(declined)::int as declined from talent_record');
    expect(rows).toEqual([{ declined: 2 }]);
    const { body } = await aClient(paying).get(`/get-user-profile-data/${event.idTalent}/en`);
    expect(body).toMatchObject({ delivered: 0, userDTO: { onTimePercent: 0 } });
    expect(await violationsIn(paying)).toEqual([]);
  });

  it('does not count a declined collaboration: declining answers a proposal', async () => {
    const { program: paying, fan } = await aFanAtWork({ deposited: 50_000 });
    const proposal = await aPaidOrder(paying, fan, 'COLLABORATION', { fromWallet: 50_000 });
    const { idOrder, idTalent, talent } = proposal;
    const { client: staff } = await someStaff(paying);
    await staff.post('/review-collaboration', { idOrder, approve: true });
    expect((await once(talent, '/decline-order', { idOrder, reason: 'No time' })).status).toBe(200);
    const { body } = await aClient(paying).get(`/get-user-profile-data/${idTalent}/en`);
    expect(body).toMatchObject({ userDTO: { onTimePercent: null } });
    expect(await violationsIn(paying)).toEqual([]);
  });

  it('neither shows nor counts a review that staff removed', async () => {
    const { program: paying, fan } = await aFanAtWork({ deposited: 10_000 });
    const staff = await someStaff(paying);
    const shop = await aShop(paying);
    for (const score of [5, 1]) {
      const delivery = { kind: 'image', idFile: await anImage(paying, shop.idTalent) };
      const bought = await buy(fan.client, await aPurchase(paying, { ...shop, email: fan.email, fromWallet: 1500 }));
      const { id: idOrder } = await orderBy(paying, receiptOf(bought));
      await shop.talent.post('/deliver-order', { idOrder, delivery });
      expect((await fan.client.post('/set-score', { idOrder, score, text: `Worth ${score}` })).status).toBe(200);
    }
    const { rows } = await paying.database.pool.query('select id from score where score = 1');
    const idScore = rows[0].id;
    await shop.talent.post('/report-score', { idScore, reason: 'These are rude words' });
    const verdict = { idScore, remove: true, reason: 'Against our rules' };
    expect((await staff.client.post('/decide-score-report', verdict)).status).toBe(200);
    expect((await aClient(paying).get(`/get-user-profile-data/${shop.idTalent}/en`)).body).toMatchObject({
      totalScores: 1,
      averageScore: 5,
      lastComment: { score: 5, text: 'Worth 5' },
    });
    expect(await violationsIn(paying)).toEqual([]);
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
    expect(await show()).toMatchObject({ following: false, followers: 0 });
    expect((await client.post('/user-list')).body).toMatchObject({ items: [], totalPages: 0 });
  });

  it('needs a visible talent who is not oneself and not blocked', async () => {
    const { talent, client, owner } = await setUp();
    const stranger = await aUser(program);
    for (const [who, idUser] of [
      [client, stranger.idUser],
      [client, 999_999],
      [owner, talent.idUser],
    ] as const) {
      expect((await who.post('/follow-user', { idUser })).body).toMatchObject({ error: 1058 });
    }
    await client.post('/block-user', { idUser: talent.idUser, duration: 'day' });
    expect((await client.post('/follow-user', { idUser: talent.idUser })).body).toMatchObject({ error: 1023 });
  });
});

describe('the counters of a profile', () => {
  it('are read without looking at what they count', async () => {
    const { talent, show } = await setUp();
    await runAs(program.ownerUrl, [
      `insert into talent_followers values (${talent.idUser}, 0, 40), (${talent.idUser}, 15, 2)`,
      `insert into talent_scores values (${talent.idUser}, 3, 2, 9), (${talent.idUser}, 4, 2, 10)`,
      `insert into talent_record (id_talent, slot, completed, late, declined, donated)
        values (${talent.idUser}, 0, 5, 1, 1, 700), (${talent.idUser}, 9, 13, 0, 0, 50)`,
    ]);
    expect(await show()).toMatchObject({
      followers: 42,
      totalScores: 4,
      averageScore: 4.75,
      delivered: 18,
      charityTotal: 750,
      userDTO: { onTimePercent: 90 },
    });
    expect((await violationsIn(program)).toSorted()).toEqual([
      'followers-add-up',
      'scores-add-up',
      'track-records-add-up',
    ]);
    const mine = `where id_talent = ${talent.idUser}`;
    await runAs(program.ownerUrl, [
      `delete from talent_followers ${mine}`,
      `delete from talent_scores ${mine}`,
      `delete from talent_record ${mine}`,
    ]);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('are written by the database alone', async () => {
    const { talent } = await setUp();
    for (const table of ['talent_followers', 'talent_scores', 'talent_record']) {
      const write = program.database.pool.query(`delete from ${table} where id_talent = $1`, [talent.idUser]);
      await expect(write).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('hold when many follow and leave at once', async () => {
    const { talent, show } = await setUp();
    const other = await aSeller(program);
    const fans = await Promise.all(Array.from({ length: 20 }, () => aUser(program)));
    await Promise.all(
      fans.map(async ({ idUser }) => {
        const client = await aLoggedInClient(program, idUser);
        for (const one of [talent, other]) await client.post('/follow-user', { idUser: one.idUser });
      }),
    );
    expect(await show()).toMatchObject({ followers: 20 });
    await Promise.all(
      [fans.slice(0, 10), fans.slice(10, 15)].map((some) =>
        program.database.pool.query('delete from follow where id_user = any ($1)', [some.map(({ idUser }) => idUser)]),
      ),
    );
    expect(await show()).toMatchObject({ followers: 5 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('follow the money back when a fund has to return its share', async () => {
    const { program: paying, fan } = await aFanAtWork();
    const staff = await someStaff(paying);
    const shop = await aShop(paying);
    const idCharityFund = await aFund(paying);
    await shop.talent.post('/set-charity', { charity: { idCharityFund, percent: 30 } });
    const bought = await buy(fan.client, await aPurchase(paying, { ...shop, email: fan.email }));
    await payCard(paying, bought);
    const { id: idOrder } = await orderBy(paying, receiptOf(bought));
    const delivery = { kind: 'image', idFile: await anImage(paying, shop.idTalent) };
    await shop.talent.post('/deliver-order', { idOrder, delivery });
    const show = async () => (await fan.client.get(`/get-user-profile-data/${shop.idTalent}/en`)).body;
    expect(await show()).toMatchObject({ charityTotal: 450, delivered: 1 });
    await fan.client.post('/report-order-problem', { idOrder, text: 'It is another name' });
    await shop.talent.post('/answer-order-problem', { idOrder, text: 'It is the right one' });
    expect(
      (await staff.client.post('/decide-order-problem', { idOrder, refund: true, reason: 'It is not' })).status,
    ).toBe(200);
    await paying.settle();
    expect(await show()).toMatchObject({ charityTotal: 0, delivered: 0 });
    expect(await violationsIn(paying)).toEqual([]);
  });
});
