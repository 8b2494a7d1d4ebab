import type { auctions } from '@stagedoor/contract/endpoints/auctions';
import type { staffAuctions } from '@stagedoor/contract/endpoints/staff-auctions';
import { cents, zero } from '@stagedoor/contract/money';
import { aBidder, anAuction, anAuctionForm, aStrike, bidOn, infoOf, makeBidder } from '../support/auctions.ts';
import { hours } from '../support/clock.ts';
import { once } from '../support/wallet.ts';
import { type BuiltIn, noId, openToAll, own, plain, type Rows } from './row.ts';
import { give } from './things.ts';
import type { Person, World } from './world.ts';

const running = async (world: World): Promise<number> => (await anAuction(world.program)).idProduct;

const withBid = async (world: World): Promise<number> => {
  const idProduct = await running(world);
  const { client } = await aBidder(world.program);
  await bidOn(client, idProduct, 1_000);
  return idProduct;
};

/** What was won and is not paid; no job runs here, so what the end leads to is written directly. */
const won = async (world: World, winner: Person, place = 1): Promise<number> => {
  const { idProduct } = await anAuction(world.program);
  const now = world.program.clock.now();
  await world.one("update auction set state = 'settling', closed_at = $2 where id_product = $1", [idProduct, now]);
  const { idOrder } = await world.program.database.inTransaction((tx) =>
    world.program.orders.place(tx, {
      placedBy: 'system',
      idUser: winner.idUser,
      idProduct,
      fields: {},
      agreed: cents(1_000),
      fromWallet: zero,
      card: { kind: 'page', keep: false },
      language: 'en',
      payBy: new Date(now.getTime() + hours(24)),
    }),
  );
  await world.one(
    `insert into auction_offer (id_product, place, id_user, amount, state, id_order, pay_by, created_at)
     values ($1, $2, $3, 1000, 'open', $4, $5, $6)`,
    [idProduct, place, winner.idUser, idOrder, new Date(now.getTime() + hours(24)), now],
  );
  return idProduct;
};

const paid = async (world: World, winner: Person): Promise<number> => {
  const idProduct = await won(world, winner);
  await give(world, winner, 'deposited', 1_000);
  await once(winner.client, '/pay-auction-win', { idProduct, fromWallet: 1_000, language: 'en' });
  await world.one(`update auction_offer set state = 'paid', closed_at = $2 where id_product = $1`, [
    idProduct,
    world.program.clock.now(),
  ]);
  return idProduct;
};

const anOwn = async (world: World, talent: Person): Promise<number> =>
  world.program.auctions.save(talent.idUser, await anAuctionForm(world.program, talent.idUser));

export const auctionsRows: Rows<BuiltIn<typeof auctions>> = {
  getAuctions: plain(async (world) => {
    await running(world);
    return { body: {} };
  }),
  getAuction: openToAll({ make: running, nowhere: noId, send: (idProduct) => ({ params: { idProduct } }) }),
  getBids: openToAll({ make: withBid, nowhere: noId, send: (productId) => ({ params: { productId }, body: {} }) }),
  getBidderChecks: plain(() => ({})),
  placeBid: plain(async (world, bidder) => {
    if (bidder.idUser) await makeBidder(world.program, bidder.idUser);
    return { body: { idProduct: await running(world), bid: 1_000 } };
  }),
  buyAuctionNow: plain(async (world, buyer) => {
    if (buyer.idUser) {
      await makeBidder(world.program, buyer.idUser);
      await world.one(
        "insert into card_customer (id_user, id_customer) select id, 'cus_' || id from users where id = $1 on conflict do nothing",
        [buyer.idUser],
      );
    }
    return { body: { idProduct: (await anAuction(world.program, { buyNowPrice: 9_000 })).idProduct } };
  }),
  watchAuction: openToAll({
    make: running,
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct, isWatching: true } }),
  }),
  getOwnBids: plain(async (world, bidder) => {
    if (bidder.idUser)
      await bidder.client.post('/watch-auction', { idProduct: await running(world), isWatching: true });
    return { body: {} };
  }),
  getAuctionWin: own({ make: won, nowhere: noId, send: (idProduct) => ({ params: { idProduct } }) }),
  payAuctionWin: own({
    make: won,
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct, language: 'en' as const } }),
  }),
  declineAuctionOffer: own({
    make: (world, bidder) => won(world, bidder, 2),
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct } }),
  }),
  giveWinnerInfo: own({
    make: paid,
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct, info: infoOf('courier') } }),
  }),
  saveAuction: plain(async (world, talent) => ({ body: await anAuctionForm(world.program, talent.idUser) })),
  cancelAuction: own({
    make: anOwn,
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct, reason: 'It was damaged.' } }),
  }),
  getOwnAuctions: plain(async (world, talent) => {
    // Only a talent can have any.
    if ((await talent.client.get('/get-user-products')).status === 200) await anOwn(world, talent);
    return { body: {} };
  }),
  getOwnAuction: own({ make: anOwn, nowhere: noId, send: (idProduct) => ({ params: { idProduct } }) }),
};

const cancelled = { reason: 'Not as described.' };

export const staffAuctionsRows: Rows<keyof typeof staffAuctions> = {
  findAuctions: plain(() => ({ body: {} })),
  inspectAuction: openToAll({ make: withBid, nowhere: noId, send: (id) => ({ params: { id } }) }),
  getAuctionBids: openToAll({ make: withBid, nowhere: noId, send: (idProduct) => ({ body: { idProduct } }) }),
  cancelAuctionByStaff: openToAll({
    make: withBid,
    nowhere: noId,
    send: (idProduct) => ({ body: { idProduct, ...cancelled } }),
  }),
  forgiveStrike: openToAll({
    make: ({ program }) => aStrike(program),
    nowhere: noId,
    send: (idStrike) => ({ body: { idStrike } }),
  }),
};
