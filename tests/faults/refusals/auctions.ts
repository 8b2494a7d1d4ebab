import { aBidder, anAuction, aWinToPay, bidOn } from '../../support/auctions.ts';
import type { PayingProgram } from '../../support/paying-program.ts';
import { aUser } from '../../support/people.ts';
import { aLoggedInClient } from '../../support/program.ts';
import { someStaff, userWith } from '../../support/wallet.ts';
import { blockAccount, blockPair } from './buying.ts';
import { offline } from './memberships.ts';
import type { CasesOf } from './refused-call.ts';

/** Somebody about to bid or to buy it at once. */
const aFanBidding = async (program: PayingProgram, change: object = {}) => {
  const { idProduct, idOwner } = await anAuction(program, { buyNowPrice: 9_000 });
  return { ...(await aBidder(program)), idOwner, body: { idProduct, bid: 1_000, ...change } };
};

const biddingCases = {
  pageNotFound: (program: PayingProgram) => aFanBidding(program, { idProduct: 999_999 }),
  auctionEnded: async (program: PayingProgram) => {
    const call = await aFanBidding(program);
    await program.database.pool.query(
      `update auction set state = 'cancelled', closed_at = $2, cancel_reason = 'Damaged' where id_product = $1`,
      [call.body.idProduct, program.clock.now()],
    );
    return call;
  },
  incompleteRequest: async (program: PayingProgram) => {
    const { idProduct } = await anAuction(program, { buyNowPrice: 9_000 });
    const { idUser } = await aUser(program);
    return { client: await aLoggedInClient(program, idUser), body: { idProduct, bid: 1_000 } };
  },
  userBlockedYou: async (program: PayingProgram) => {
    const { idUser, idOwner, ...call } = await aFanBidding(program);
    await blockPair(program, idOwner, idUser);
    return call;
  },
  youBlockedYourself: async (program: PayingProgram) => {
    const { idUser, ...call } = await aFanBidding(program);
    await blockAccount(program, idUser, 'self');
    return call;
  },
  blockedByAdmin: async (program: PayingProgram) => {
    const { idUser, ...call } = await aFanBidding(program);
    await blockAccount(program, idUser, 'admin');
    return call;
  },
};

export const placeBidCases: CasesOf<'placeBid'> = {
  ...biddingCases,
  wrongBid: (program) => aFanBidding(program, { bid: 999 }),
};

export const buyAuctionNowCases: CasesOf<'buyAuctionNow'> = {
  ...biddingCases,
  /** Somebody has bid. */
  wrongBid: async (program) => {
    const call = await aFanBidding(program);
    const other = await aBidder(program);
    await bidOn(other.client, call.body.idProduct, 1_000);
    return call;
  },
};

/** A winner about to pay. */
const aWinnerPaying = async (program: PayingProgram, change: object = {}) => {
  const winner = await userWith(program);
  const { idProduct } = await aWinToPay(program, winner);
  return { ...winner, body: { idProduct, language: 'en', ...change } };
};

export const payAuctionWinCases: CasesOf<'payAuctionWin'> = {
  pageNotFound: (program) => aWinnerPaying(program, { idProduct: 999_999 }),
  notEnoughMoney: (program) => aWinnerPaying(program, { fromWallet: 1_000 }),
  incompleteRequest: async (program) => {
    const call = await aWinnerPaying(program);
    await program.database.pool.query(
      `update auction_offer set state = 'expired', closed_at = $2 where id_product = $1`,
      [call.body.idProduct, program.clock.now()],
    );
    return call;
  },
  serviceLater: () => offline(aWinnerPaying),
};

const asStaff = async (program: PayingProgram, body: object) => ({ client: (await someStaff(program)).client, body });

export const cancelAuctionByStaffCases: CasesOf<'cancelAuctionByStaff'> = {
  pageNotFound: (program) => asStaff(program, { idProduct: 999_999, reason: 'Not as described.' }),
  incompleteRequest: async (program) => {
    const { idProduct } = await anAuction(program);
    await program.database.pool.query(`update auction set state = 'unsold', closed_at = $2 where id_product = $1`, [
      idProduct,
      program.clock.now(),
    ]);
    return asStaff(program, { idProduct, reason: 'Not as described.' });
  },
};

export const forgiveStrikeCases: CasesOf<'forgiveStrike'> = {
  pageNotFound: (program) => asStaff(program, { idStrike: 999_999 }),
};
