import type { OwnProduct, Product, ProductShort } from '@stagedoor/contract/schemas/product';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { aForm, aProduct, aPromoCode } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
import { copyOrder } from '../../../../../../tests/support/copy-order.ts';
import {
  aClub,
  aJoinedFan,
  aPlanForm,
  type Client,
  membershipsOf,
} from '../../../../../../tests/support/memberships.ts';
import {
  again,
  aPurchase,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { once, userWith } from '../../../../../../tests/support/wallet.ts';
import type { ForMembers } from '../../../extension-points/member-access.ts';
import { memberAccess } from './member-access.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const allPaid = { subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] } };
const onlyFor = (...validSubscriptions: number[]) => ({
  subscriptionAccess: { availableToAllPaid: false, validSubscriptions },
});

/** A talent with a small and a large plan. */
const aClubOfTwo = async () => {
  const { plans, ...club } = await aClub(program, 1000, 2500);
  const [small = 0, large = 0] = plans;
  return { ...club, small, large };
};

const shown = async (client: Pick<Client, 'get'>, idProduct: number) =>
  (await client.get(`/get-product-by-id/${idProduct}`)).body as Product;
const profileOf = async (idTalent: number) =>
  (await aClient(program).get(`/get-user-profile-data/${idTalent}/en`)).body as ProfileData;
const wish = (idProduct: number, fromWallet?: number) =>
  aPurchase(program, { idProduct, type: 'AUTOGRAPH', email: 'olena@example.com', ...(fromWallet && { fromWallet }) });
const membersOnly = { error: 1028, reason: { kind: 'membersOnly' } };

describe('buying what is for members', () => {
  it('is refused to other fans and to guests, and nothing of it takes effect', async () => {
    const { idTalent } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const stranger = await userWith(program, { deposited: 5000 });
    for (const client of [stranger.client, aClient(program)]) {
      expect((await buy(client, await wish(idProduct))).body).toMatchObject(membersOnly);
    }
    expect((await buy(stranger.client, await wish(idProduct, 1500))).body).toMatchObject(membersOnly);
    const { rows } = await program.database.pool.query('select from orders where id_product = $1', [idProduct]);
    expect(rows).toEqual([]);
  });

  it('is open to the members of the plans that it names, and of no others', async () => {
    const { idTalent, small, large } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', onlyFor(large));
    const smallFan = await aJoinedFan(program, small, 1000);
    const largeFan = await aJoinedFan(program, large, 2500);
    expect((await buy(smallFan.client, await wish(idProduct))).body).toMatchObject(membersOnly);
    expect(await shown(smallFan.client, idProduct)).toMatchObject({ openToCaller: false });
    expect(await shown(largeFan.client, idProduct)).toMatchObject({ openToCaller: true });
    const bought = await buy(largeFan.client, await wish(idProduct));
    await payCard(program, bought);
    expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'processing', for_members: true });
  });

  it('is kept by the database too: to members, and to nobody else', async () => {
    const { idTalent, small } = await aClubOfTwo();
    const fan = await aJoinedFan(program, small, 1000);
    const stranger = await userWith(program);
    const { pool } = program.database;
    const forMembers = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const forAll = await aProduct(program, idTalent);
    const { id: ofMember } = await orderBy(program, receiptOf(await buy(fan.client, await wish(forMembers))));
    const { id: ofStranger } = await orderBy(program, receiptOf(await buy(stranger.client, await wish(forAll))));
    const once = (id: number) => copyOrder(pool, id, 'awaitingPayment', 'buyer');
    const refused = { constraint: 'orders_of_members' };
    // A payment pays one order.
    await pool.query('update orders set id_payment = null where id in ($1, $2)', [ofMember, ofStranger]);
    await once(ofMember);
    await once(ofStranger);

    await pool.query(`update product set audience = 'members' where id = $1`, [forAll]);
    await expect(once(ofStranger)).rejects.toMatchObject(refused);
    await pool.query(`update orders set buyer = 'known' where id = $1`, [ofMember]);
    await expect(once(ofMember)).rejects.toMatchObject(refused);
    await pool.query(`update orders set buyer = 'loggedIn' where id = $1`, [ofMember]);
    await pool.query(
      `update recurring_agreement set state = 'ended', ended_at = now(), ended_by = 'stopped', look_at = null
       where id_user = $1`,
      [fan.idUser],
    );
    await expect(once(ofMember)).rejects.toMatchObject(refused);
  });

  it('is refused to whoever pressed the button while the talent closed it to others', async () => {
    const { idTalent } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent);
    const { client } = await userWith(program);
    await aPromoCode(program, 'SLOW', { percent: 20 });
    const body = await wish(idProduct);
    const { pool } = program.database;
    const isBlocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await program.database.inTransaction(async (tx) => {
      // The order has looked at the product and waits for its code.
      await tx.selectFrom('promo_code').select('id').where('code', '=', 'SLOW').forUpdate().execute();
      const buying = buy(client, { ...body, total: 1200, fields: { ...body.fields, promoCode: 'SLOW' } });
      await expect.poll(async () => (await pool.query(isBlocked)).rowCount).toBe(1);
      await pool.query(`update product set audience = 'members' where id = $1`, [idProduct]);
      return { answer: buying };
    });
    expect((await answer).body).toMatchObject(membersOnly);
  });

  it('needs a plan that opens such products', async () => {
    const { idTalent, talent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const fan = await aJoinedFan(program, small, 1000);
    await talent.post('/save-plan', aPlanForm(1000, { idSubscription: small, opens: ['posts', 'events'] }));
    expect((await buy(fan.client, await wish(idProduct))).body).toMatchObject(membersOnly);
    await talent.post('/save-plan', aPlanForm(1000, { idSubscription: small, opens: ['products'] }));
    expect((await buy(fan.client, await wish(idProduct))).status).toBe(200);
  });

  it('is closed when the stopped month is over', async () => {
    const { idTalent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const fan = await aJoinedFan(program, small, 1000);
    const [{ idMembership } = {}] = await membershipsOf(fan.client);
    await fan.client.post('/stop-subscription', { idMembership });
    expect(await shown(fan.client, idProduct)).toMatchObject({ openToCaller: true });
    await moveClock(program, days(32));
    const later = await again(program, fan.idUser);
    expect(await shown(later, idProduct)).toMatchObject({ openToCaller: false });
    expect((await buy(later, await wish(idProduct))).body).toMatchObject(membersOnly);
  });

  it('is refunded when the membership ended before the payment', async () => {
    const { idTalent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const fan = await aJoinedFan(program, small, 1000);
    const bought = await buy(fan.client, await wish(idProduct));
    const [{ idMembership } = {}] = await membershipsOf(fan.client);
    expect((await once(fan.client, '/undo-subscription', { idMembership })).status).toBe(200);
    await payCard(program, bought);
    expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'refunded', reason: 'membershipEnded' });
  });

  it('keeps an order that was placed before its talent closed the product to others', async () => {
    const { idTalent, talent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent);
    const fan = await userWith(program);
    const bought = await buy(fan.client, await wish(idProduct));
    const form = await aForm(program, idTalent, 'AUTOGRAPH', { idProduct, ...onlyFor(small) });
    expect((await talent.post('/save-product/', form)).status).toBe(200);
    await payCard(program, bought);
    expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'processing' });
  });
});

describe('what others see', () => {
  it('is the product with its price and the plans that open it, apart from what everyone can buy', async () => {
    const { idTalent, small, large } = await aClubOfTwo();
    const forAll = await aProduct(program, idTalent, 'AUTOGRAPH', allPaid);
    const forLarge = await aProduct(program, idTalent, 'VIDEO_GREETING', onlyFor(large));
    const event = await aProduct(program, idTalent, 'EVENT', onlyFor(small));
    const open = await aProduct(program, idTalent);
    expect(await shown(aClient(program), forLarge)).toMatchObject({
      openToCaller: false,
      standardRate: 4000,
      productStatus: 'ACTIVE',
      subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [{ idSubscription: large }] },
    });
    expect(await shown(aClient(program), open)).toMatchObject({ openToCaller: true, subscriptionAccess: null });

    const profile = await profileOf(idTalent);
    const ids = (products: readonly ProductShort[]) => products.map(({ idProduct }) => idProduct);
    expect(ids(profile.products)).toEqual([open]);
    expect(ids(profile.clubProducts.memberProducts)).toEqual([forAll, forLarge]);
    expect(ids(profile.subsEvents)).toEqual([event]);
    expect(profile).toMatchObject({
      hasEventsBySubscription: true,
      plansFrom: 1000,
      clubProducts: {
        subscriptions: [
          { idSubscription: small, opens: ['community', 'products', 'events'] },
          { idSubscription: large, opens: ['community', 'products'] },
        ],
      },
    });
  });

  it('is no word about what a plan may open one day', async () => {
    const { idTalent } = await aClubOfTwo();
    await aProduct(program, idTalent);
    expect(await profileOf(idTalent)).toMatchObject({
      hasEventsBySubscription: false,
      clubProducts: { memberProducts: [], subscriptions: [{ opens: ['community'] }, { opens: ['community'] }] },
    });
  });

  it('names group chats with the plans that open one', async () => {
    const { idTalent, talent, small, large } = await aClubOfTwo();
    // What visitors see is shared by them for a second.
    const opened = async () => {
      const { body } = await talent.get(`/get-user-profile-data/${idTalent}/en`);
      return (body as ProfileData).clubProducts.subscriptions.map(({ opens }) => opens);
    };
    const group = { name: 'Front row', ...onlyFor(large) };
    const { idChat } = (await talent.post('/save-group-chat', group)).body as { idChat: number };
    expect(await opened()).toEqual([['community'], ['community', 'groupChats']]);
    await talent.post('/save-plan', aPlanForm(2500, { idSubscription: large, opens: ['community'] }));
    expect(await opened()).toEqual([['community'], ['community']]);
    await talent.post('/save-group-chat', { ...group, idChat, ...onlyFor(small) });
    expect(await opened()).toEqual([['community', 'groupChats'], ['community']]);
  });
});

describe('choosing who can buy', () => {
  const own = async (talent: Client, idProduct: number) => {
    const { body } = await talent.get(`/get-user-products?idProduct=${idProduct}`);
    return (body as { products: OwnProduct[] }).products[0];
  };

  it('refuses plans of others, closed ones and contradictions', async () => {
    const { idTalent, talent, small, large } = await aClubOfTwo();
    const stranger = await aClubOfTwo();
    await talent.post('/close-plan', { idSubscription: large });
    const wishes = [
      onlyFor(stranger.small),
      onlyFor(large),
      onlyFor(),
      { subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [small] } },
    ];
    for (const changes of wishes) {
      const form = await aForm(program, idTalent, 'AUTOGRAPH', changes);
      expect((await talent.post('/save-product/', form)).body).toMatchObject({ error: 1008 });
    }
  });

  it('stays as it was when the form does not say, and is for everyone again with null', async () => {
    const { idTalent, talent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', onlyFor(small));
    const save = async (changes: object) =>
      talent.post('/save-product/', await aForm(program, idTalent, 'AUTOGRAPH', { idProduct, ...changes }));
    await save({});
    expect(await own(talent, idProduct)).toMatchObject({
      subscriptionAccess: { validSubscriptions: [{ idSubscription: small }] },
    });
    await save({ subscriptionAccess: null });
    expect(await own(talent, idProduct)).toMatchObject({ subscriptionAccess: null });
  });

  it('leaves a product closed when its only plan closes, which the talent sees', async () => {
    const { idTalent, talent, small } = await aClubOfTwo();
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', onlyFor(small));
    await talent.post('/close-plan', { idSubscription: small });
    expect(await own(talent, idProduct)).toMatchObject({
      productStatus: 'ACTIVE',
      subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [] },
    });
    expect(await shown(aClient(program), idProduct)).toMatchObject({ productStatus: 'INACTIVE', openToCaller: false });
    const fan = await userWith(program);
    expect((await buy(fan.client, await wish(idProduct))).body).toMatchObject(membersOnly);
    expect((await profileOf(idTalent)).clubProducts.memberProducts).toEqual([]);
  });
});

it('answers for posts in the same way: which plans open one, and to whom it is open', async () => {
  const { idTalent, talent, small, large } = await aClubOfTwo();
  await talent.post('/save-plan', aPlanForm(1000, { idSubscription: small, opens: ['products'] }));
  const fan = await aJoinedFan(program, large, 2500);
  const post = { idTalent, area: 'posts', availableToAllPaid: true, validSubscriptions: [] } as const;
  const named = { ...post, availableToAllPaid: false, validSubscriptions: [small] };
  const { read } = program.database;
  const plans = await memberAccess.plansOpening(read, [post, named], 'en');
  expect(plans).toMatchObject([[{ idSubscription: large }], []]);
  const isOpen = (idUser: number | null, what: ForMembers) =>
    memberAccess.isOpenTo(read, idUser, what, program.clock.now());
  expect(await isOpen(fan.idUser, post)).toBe(true);
  expect(await isOpen(fan.idUser, named)).toBe(false);
  expect(await isOpen(idTalent, named)).toBe(true);
  expect(await isOpen(null, post)).toBe(false);
});
