import type { memberships } from '@stagedoor/contract/endpoints/memberships';
import { aPromoCode } from '../support/catalogue.ts';
import { days } from '../support/clock.ts';
import { aDeclinedMembership } from '../support/memberships.ts';
import { once } from '../support/wallet.ts';
import { type Make, ofBuyer } from './of-order.ts';
import { noId, noToken, noUuid, openToAll, own, plain, type Rows } from './row.ts';
import { aboutTalents, aLink } from './things.ts';
import { aCard } from './wallet.rows.ts';
import type { Person, World } from './world.ts';

let plans = 0;

const planBody = (price = 1000) => {
  const number = ++plans;
  return {
    language: 'en' as const,
    name: `Backstage ${number}`,
    shortAbout: `Rehearsals ${number}`,
    about: `Rehearsals and drafts, every week ${number}`,
    price,
  };
};

const aPlanOf = async (_world: World, talent: Person, price?: number): Promise<number> =>
  ((await talent.client.post('/save-plan', planBody(price))).body as { idSubscription: number }).idSubscription;
const aPlan = async (world: World): Promise<number> => aPlanOf(world, await world.aSeller());

const aSubscriptionLink = async (world: World, { idUser }: Person) =>
  aLink(world, { purpose: 'subscribe', idUser, ref: await aPlan(world) });

const month = (world: World) => new Date(world.program.clock.now().getTime() + days(30));

/** Between these two; no job runs here, so what the payment leads to is written directly. */
const aMembership = async (world: World, sides: { buyer?: Person; talent?: Person }) => {
  const talent = sides.talent ?? (await world.aSeller());
  const buyer = sides.buyer ?? (await world.aFan());
  const idSubscription = await aPlanOf(world, talent);
  const promoCode = `FREE-${idSubscription}`;
  await aPromoCode(world.program, promoCode, { percent: 100 });
  await once(buyer.client, '/subscribe', { idSubscription, total: 0, promoCode });
  await world.one(`update recurring_period set state = 'paid' where id_product = $1`, [idSubscription]);
  const { id } = await world.one(
    `update recurring_agreement set state = 'active', anchor = $2, paid_until = $3, look_at = $3
     where id_product = $1 returning id`,
    [idSubscription, world.program.clock.now(), month(world)],
  );
  return { idMembership: Number(id), idSubscription, talent };
};
const joined: Make = async (world, sides) => (await aMembership(world, sides)).idMembership;

const stopped: Make = async (world, sides) => {
  const idMembership = await joined(world, sides);
  await world.one(`update recurring_agreement set state = 'stopping' where id = $1`, [idMembership]);
  return idMembership;
};

/** With another saved card of the buyer. */
const withCard: Make<{ idMembership: number; idCard: string }> = async (world, sides) => {
  const buyer = sides.buyer ?? (await world.aFan());
  return { idMembership: await joined(world, { ...sides, buyer }), idCard: await aCard(world, buyer) };
};

/** With a cheaper plan to change to. */
const withOther: Make<{ idMembership: number; idSubscription: number }> = async (world, sides) => {
  const { idMembership, talent } = await aMembership(world, sides);
  return { idMembership, idSubscription: await aPlanOf(world, talent, 500) };
};

/** A renewal that was declined. */
const declined: Make = async (world, sides) => {
  const talent = sides.talent ?? (await world.aSeller());
  const buyer = sides.buyer ?? (await world.aFan());
  const idSubscription = await aPlanOf(world, talent);
  return aDeclinedMembership(world.program, buyer.client, idSubscription);
};

/** Only a talent can have any. */
const aMemberOf = async (world: World, talent: Person): Promise<void> => {
  if ((await talent.client.get('/get-own-plans')).status === 200) await joined(world, { talent });
};

const named = (idMembership: number) => ({ body: { idMembership } });

export const membershipsRows: Rows<keyof typeof memberships> = {
  getPlans: aboutTalents((x) => ({ params: { x } })),
  getPlan: openToAll({ make: aPlan, nowhere: noId, send: (id) => ({ params: { id } }) }),
  getMemberships: plain(async (world, person) => {
    await joined(world, { buyer: person });
    return {};
  }),
  subscribe: openToAll(
    { make: aPlan, nowhere: noId, send: (idSubscription) => ({ body: { idSubscription, total: 1000 } }) },
    { missingIs: 'noActiveProduct' },
  ),
  createSubscriptionLink: openToAll(
    { make: aPlan, nowhere: noId, send: (idSubscription) => ({ body: { idSubscription } }) },
    { missingIs: 'noActiveProduct' },
  ),
  readSubscriptionLink: openToAll({
    make: aSubscriptionLink,
    nowhere: noToken,
    send: (token) => ({ body: { token } }),
  }),
  subscribeByLink: openToAll({
    make: aSubscriptionLink,
    nowhere: noToken,
    send: (token) => ({ body: { token, total: 1000 } }),
  }),
  changeSubscription: ofBuyer({
    make: withOther,
    nowhere: { idMembership: noId, idSubscription: noId },
    send: (body) => ({ body }),
  }),
  stopSubscription: ofBuyer({ make: joined, nowhere: noId, send: named }),
  resumeSubscription: ofBuyer({ make: stopped, nowhere: noId, send: named }),
  undoSubscription: ofBuyer({ make: joined, nowhere: noId, send: named }),
  paySubscription: ofBuyer({ make: declined, nowhere: noId, send: named }),
  setSubscriptionCard: ofBuyer({
    make: withCard,
    nowhere: { idMembership: noId, idCard: noUuid },
    send: (body) => ({ body }),
  }),
  getOwnPlans: plain(async (_world, { client }) => {
    // Refused to all but sellers.
    await client.post('/save-plan', planBody());
    return {};
  }),
  savePlan: {
    'a new one': plain(() => ({ body: planBody() })),
    'one that is there': own({
      make: (world, talent) => aPlanOf(world, talent),
      nowhere: noId,
      send: (idSubscription) => ({ body: { idSubscription, ...planBody() } }),
    }),
  },
  movePlan: own({
    make: (world, talent) => aPlanOf(world, talent),
    nowhere: noId,
    send: (idSubscription) => ({ body: { idSubscription, to: 'up' } }),
  }),
  closePlan: own({
    make: (world, talent) => aPlanOf(world, talent),
    nowhere: noId,
    send: (idSubscription) => ({ body: { idSubscription } }),
  }),
  getMembers: plain(async (world, person) => {
    await aMemberOf(world, person);
    return { body: {} };
  }),
  getMembersByMonth: plain(async (world, person) => {
    await aMemberOf(world, person);
    return { query: { timeZone: 'Europe/Kyiv' } };
  }),
  getMembersFile: plain(async (world, person) => {
    await aMemberOf(world, person);
    return {};
  }),
};
