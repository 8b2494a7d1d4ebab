import type { OwnProduct, Product, ProductShort } from '@stagedoor/contract/schemas/product';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { aForm, aProduct } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
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
