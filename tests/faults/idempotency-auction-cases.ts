import { anAuction, aWinToPay, makeBidder } from '../support/auctions.ts';
import type { Case } from './idempotency-case.ts';

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
      await makeBidder(program, idUser);
      return { idProduct: (await anAuction(program, { buyNowPrice: 9_000 })).idProduct };
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
} satisfies Record<string, Case>;
