import { anAuction, aStrike, aWinToPay, makeBidder, makePayer } from '../support/auctions.ts';
import { days, minutes } from '../support/clock.ts';
import { type Case, done, otherReason } from './idempotency-case.ts';

let bought = 0;

export const auctionCases = {
  placeBid: {
    async prepare(program, { idUser }) {
      await makeBidder(program, idUser);
      return { idProduct: (await anAuction(program)).idProduct, bid: 1_000 };
    },
    change: (body) => ({ ...body, bid: 2_000 }),
    effects: 'select from bid where id_user = $1',
  },
  buyAuctionNow: {
    async prepare(program, { idUser }) {
      await makePayer(program, idUser);
      // Of different lengths: an answer says when its auction ends, and little else.
      const endDate = new Date(program.clock.now().getTime() + days(1) + minutes(++bought)).toISOString();
      return { idProduct: (await anAuction(program, { buyNowPrice: 9_000, endDate })).idProduct };
    },
    change: (body) => ({ ...body, idProduct: 999_999 }),
    effects: 'select from auction_offer where id_user = $1',
  },
  payAuctionWin: {
    async prepare(program, winner) {
      return { idProduct: (await aWinToPay(program, winner)).idProduct, language: 'en' };
    },
    change: (body) => ({ ...body, language: 'uk' }),
    effects: 'select from payment where id_user = $1 offset 1',
  },
  cancelAuctionByStaff: {
    by: 'staff',
    prepare: async (program) => ({ idProduct: (await anAuction(program)).idProduct, reason: 'Not as described.' }),
    change: otherReason,
    effects: done('auction.cancelled'),
  },
  forgiveStrike: {
    by: 'staff',
    prepare: async (program) => ({ idStrike: await aStrike(program) }),
    change: () => ({ idStrike: 999_999 }),
    effects: done('auction.strikeForgiven'),
  },
} satisfies Record<string, Case>;
