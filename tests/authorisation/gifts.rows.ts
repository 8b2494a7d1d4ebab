import type { gifts } from '@stagedoor/contract/endpoints/gifts';
import { days } from '../support/clock.ts';
import { aGift, anOfferForm, offerOf } from '../support/gifts.ts';
import { once } from '../support/wallet.ts';
import { type Make, ofBuyer, ofTalent } from './of-order.ts';
import { noId, noUuid, openToAll, plain, type Rows } from './row.ts';
import { aboutTalents, give } from './things.ts';
import { aCard } from './wallet.rows.ts';
import type { Person, World } from './world.ts';

const anOfferOf = async (talent: Person): Promise<number> => {
  await talent.client.post('/save-gift-offer', anOfferForm());
  return (await offerOf(talent.client, talent.idUser)).idProduct;
};

const aTalentWithOffer = async (world: World): Promise<number> => {
  const talent = await world.aSeller();
  await anOfferOf(talent);
  return talent.idUser;
};

const anOffer = async (world: World): Promise<number> => anOfferOf(await world.aSeller());

/** A gift from the wallet, which is complete at once. */
const aPaidGift: Make<{ id: number; idTalent: number; receipt: string }> = async (world, sides) => {
  const talent = sides.talent ?? (await world.aSeller());
  const buyer = sides.buyer ?? (await world.aFan());
  await give(world, buyer, 'deposited', 500);
  const body = aGift(await anOfferOf(talent), { fromWallet: 500 });
  const { receipt } = (await once(buyer.client, '/donate', body)).body as { receipt: string };
  const { id } = await world.one('select id from orders where receipt = $1', [receipt]);
  return { id: Number(id), idTalent: talent.idUser, receipt };
};

/** Monthly; no job runs here, so what the payment leads to is written directly. */
const running: Make = async (world, sides) => {
  const talent = sides.talent ?? (await world.aSeller());
  const buyer = sides.buyer ?? (await world.aFan());
  const idProduct = await anOfferOf(talent);
  await once(buyer.client, '/donate', aGift(idProduct, { regular: true }));
  const now = world.program.clock.now();
  const { id } = await world.one(
    `update recurring_agreement set state = 'active', anchor = $2, paid_until = $3, look_at = $3
     where id_product = $1 returning id`,
    [idProduct, now, new Date(now.getTime() + days(30))],
  );
  return Number(id);
};

const stopping: Make = async (world, sides) => {
  const idGift = await running(world, sides);
  await world.one(`update recurring_agreement set state = 'stopping' where id = $1`, [idGift]);
  return idGift;
};

/** With another saved card of the buyer. */
const withCard: Make<{ idGift: number; idCard: string }> = async (world, sides) => {
  const buyer = sides.buyer ?? (await world.aFan());
  return { idGift: await running(world, { ...sides, buyer }), idCard: await aCard(world, buyer) };
};

const named = (idGift: number) => ({ body: { idGift } });
const payload = (idProduct: number) => ({
  body: {
    idProduct,
    language: 'en' as const,
    successURL: '/product-bought?pt=donation',
    cancelURL: '/donate/failed',
    regular: false,
    customPrice: 5,
  },
});

export const giftsRows: Rows<keyof typeof gifts> = {
  getAvailableDonations: aboutTalents((idUser) => ({ params: { idUser } }), {}, aTalentWithOffer),
  donate: openToAll({ make: anOffer, nowhere: noId, send: payload }, { missingIs: 'noActiveProduct' }),
  getGiftOffer: plain(() => ({})),
  saveGiftOffer: plain(() => ({
    body: { language: 'en' as const, thanks: 'Thank you', isOn: true, variations: [{ name: 'A coffee', price: 500 }] },
  })),
  getReceivedGifts: plain(async (world, talent) => {
    // Only a talent can receive any.
    if ((await talent.client.get('/get-gift-offer')).status === 200) await aPaidGift(world, { talent });
    return { body: {} };
  }),
  thankForGift: ofTalent({
    make: async (world, sides) => (await aPaidGift(world, sides)).id,
    nowhere: noId,
    send: (idOrder) => ({ body: { idOrder } }),
  }),
  getSentGifts: plain(() => ({})),
  stopGift: ofBuyer({ make: running, nowhere: noId, send: named }),
  resumeGift: ofBuyer({ make: stopping, nowhere: noId, send: named }),
  setGiftCard: ofBuyer({
    make: withCard,
    nowhere: { idGift: noId, idCard: noUuid },
    send: (body) => ({ body }),
  }),
  nameGiver: ofBuyer({
    make: async (world, sides) => (await aPaidGift(world, sides)).idTalent,
    nowhere: noId,
    send: (idTalent) => ({ body: { idTalent, isNamed: true } }),
  }),
  getGiftThanks: openToAll({
    make: async (world, buyer) => (await aPaidGift(world, buyer.idUser ? { buyer } : {})).receipt,
    nowhere: noUuid,
    send: (receipt) => ({ body: { receipt } }),
  }),
};
