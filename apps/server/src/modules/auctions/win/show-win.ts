import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents, zero } from '@stagedoor/contract/money';
import type { AuctionWin, WinState } from '@stagedoor/contract/schemas/auction';
import type { OpenScreen } from '@stagedoor/contract/schemas/user';
import type { Read } from '../../../platform/database/read.ts';
import { mediaLink } from '../../media/index.ts';
import { isPurchase } from '../buy/end-hold.ts';
import type { Deps } from '../deps.ts';
import { type WinRow, winsOf } from './wins.queries.ts';

type Own = { idUser: number; idProduct: number; language: Language };

/** What the caller has won or is offered, and what is left to do. */
export const showWin =
  ({ database }: Pick<Deps, 'database'>) =>
  async ({ idUser, idProduct, language }: Own): Promise<AuctionWin> => {
    const row = (await database.read(winsOf, { idUser, idProduct, language })).at(-1);
    return row ? winDto(row) : fail('pageNotFound');
  };

/** What a user has to do for their wins, shown wherever they are. */
export const openScreensOf = async (read: Read, idUser: number): Promise<OpenScreen[]> => {
  const rows = await read(winsOf, { idUser, idProduct: null, language: null });
  return rows
    .filter((row) => stateOf(row) !== 'charging')
    .map((row) => ({
      screenType: row.state === 'paid' ? 'AUCTION_PAID_NEED_INFO' : 'AUCTION_UNPAID',
      idProduct: row.id_product,
      idOwner: row.id_owner,
      productName: row.name,
      amount: cents(row.amount),
      payBy: row.state === 'paid' ? null : row.pay_by.toISOString(),
    }));
};

const stateOf = ({ state, id_charge, informed_at, place }: WinRow): WinState => {
  if (state === 'open') return id_charge === null ? 'WAITING_FOR_PAYMENT' : 'charging';
  if (state !== 'paid') return isPurchase({ place }) ? 'notBought' : 'passed';
  return informed_at === null ? 'WAITING_FOR_INFO' : 'ordered';
};

const checkouts: Partial<Record<WinState, 'UNPAID' | 'PAID'>> = {
  WAITING_FOR_PAYMENT: 'UNPAID',
  WAITING_FOR_INFO: 'PAID',
};

const winDto = (row: WinRow): AuctionWin => {
  const state = stateOf(row);
  const auctionCheckout = checkouts[state];
  return {
    idProduct: row.id_product,
    name: row.name,
    imageLink: mediaLink(row.id_image),
    idOwner: row.id_owner,
    ownerName: row.owner_name,
    sells: row.sells,
    state,
    ...(auctionCheckout && { auctionCheckout }),
    standardRate: row.state === 'paid' ? zero : cents(row.amount),
    finalBet: cents(row.amount),
    isOffer: row.place > 1,
    isPurchase: isPurchase(row),
    payBy: row.state === 'open' ? row.pay_by.toISOString() : null,
    deliveryMethods: row.delivery_methods,
    pickupPlace: row.pickup_place,
    charity:
      row.id_fund === null || row.fund_name === null || row.percent === null
        ? null
        : { idCharityFund: row.id_fund, name: row.fund_name, percent: row.percent },
    idOrder: row.state === 'paid' ? row.id_order : null,
    si: row.id_charge,
  };
};
