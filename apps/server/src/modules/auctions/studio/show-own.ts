import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { AuctionOffer, StudioAuction, WholeStudioAuction } from '@stagedoor/contract/schemas/auction';
import { mediaLink } from '../../media/index.ts';
import { bidderDto, cardDto, offerStateOf, priceOrNull } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { phaseOf } from '../phase.ts';
import { type OfferRow, type OwnRow, offersOf, ownAuction, ownAuctions } from './own-auctions.queries.ts';

type Page = { items: StudioAuction[]; totalPages: number; currentPage: number };
type Slice = { page: number; size: number; language: Language };

/** A talent's own auctions, the latest first. */
export const listOwn =
  ({ database, clock }: Deps) =>
  async (idUser: number, { page, size, language }: Slice): Promise<Page> => {
    const now = clock.now();
    const rows = await database.read(ownAuctions, { idUser, language, size, skip: page * size });
    const totalPages = Math.ceil((rows[0]?.found ?? 0) / size);
    return { items: rows.map((row) => ownDto(row, now)), totalPages, currentPage: page };
  };

type One = { idUser: number; idProduct: number; language: Language };

/** One of them, with what its form was saved with, and to whom the win was offered. */
export const showOwn =
  ({ database, clock }: Deps) =>
  async (one: One): Promise<WholeStudioAuction> => {
    const now = clock.now();
    const [row] = await database.read(ownAuction, one);
    if (!row) return fail('pageNotFound');
    const offers = await database.read(offersOf, { idProduct: one.idProduct });
    return {
      ...ownDto(row, now),
      about: row.about,
      idImage: row.id_image,
      moreImages: row.more_images.map((idImage) => ({ idImage, imageLink: mediaLink(idImage) })),
      formBuyNowPrice: priceOrNull(row.buy_now),
      deliveryMethods: row.delivery_methods,
      pickupPlace: row.pickup_place,
      plannedEnd: row.planned_end.toISOString(),
      cancelReason: row.cancel_reason,
      offers: offers.map(offerDto),
    };
  };

const ownDto = (row: OwnRow, now: Date): StudioAuction => {
  const phase = phaseOf(row, now);
  return {
    ...cardDto(row, now),
    watchers: row.watchers,
    reservePrice: priceOrNull(row.reserve),
    mayEdit: phase === 'notStarted',
    mayCancel: row.bids === 0 && (phase === 'notStarted' || phase === 'inProgress'),
    idOrder: row.id_order,
  };
};

const offerDto = (row: OfferRow): AuctionOffer => ({
  place: row.place,
  bidder: bidderDto(row),
  amount: cents(row.amount),
  state: offerStateOf(row),
  payBy: row.state === 'open' ? row.pay_by.toISOString() : null,
  createdDate: row.created_at.toISOString(),
});
