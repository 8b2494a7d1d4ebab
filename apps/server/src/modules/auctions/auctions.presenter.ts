import { type Cents, cents } from '@stagedoor/contract/money';
import type {
  Auction,
  AuctionCard,
  AuctionOffer,
  AuctionStanding,
  AuctionViewer,
  Bid,
  Bidder,
  BidderStanding,
  OwnBid,
} from '@stagedoor/contract/schemas/auction';
import type { AuctionOfferState } from '../../platform/database/schema.gen.ts';
import { mediaLink } from '../media/index.ts';
import { isWon, nextBet, outcomeOf, phaseOf } from './phase.ts';
import type { AuctionRow, BidderRow, BidRow, ViewerRow, WholeRow } from './read/auctions.queries.ts';

export const priceOrNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

export const aliasText = (alias: number): string => `#${alias}`;

export const bidderDto = ({ id_user, name, image, alias, anonymous }: BidderRow): Bidder =>
  anonymous
    ? { idUser: null, name: aliasText(alias), imageLink: null, isAlias: true }
    : { idUser: id_user, name, imageLink: mediaLink(image), isAlias: false };

const leaderOf = (row: AuctionRow): Bidder | null =>
  row.id_leader === null
    ? null
    : bidderDto({
        id_user: row.id_leader,
        name: row.leader_name ?? '',
        image: row.leader_image,
        alias: row.leader_alias ?? 0,
        anonymous: row.leader_anonymous ?? true,
      });

export const standingDto = (row: AuctionRow, now: Date): AuctionStanding => {
  const phase = phaseOf(row, now);
  const outcome = outcomeOf(row, now);
  const isOver = phase === 'ended' || phase === 'cancelled';
  const isHeld = row.id_buyer !== null;
  return {
    phase,
    outcome,
    currentBet: priceOrNull(row.top_bet),
    nextBet: isOver || isHeld ? null : nextBet(row),
    finalBet: outcome === 'sold' || outcome === 'settling' ? priceOrNull(isHeld ? row.buy_now : row.top_bet) : null,
    endDate: row.ends_at.toISOString(),
    bids: row.bids,
    participants: row.bidders,
    leader: leaderOf(row),
    reserveMet: row.reserve === null ? null : (row.top_bet ?? 0) >= row.reserve,
    buyNowPrice: isOver || isHeld || row.bids > 0 ? null : priceOrNull(row.buy_now),
    isBeingBought: isHeld && !isOver,
  };
};

export const cardDto = (row: AuctionRow, now: Date): AuctionCard => ({
  ...standingDto(row, now),
  idProduct: row.id_product,
  sells: row.sells,
  name: row.name,
  shortAbout: row.short_about,
  imageLink: mediaLink(row.id_image),
  idOwner: row.id_owner,
  ownerName: row.owner_name,
  startingBet: cents(row.starting_bet),
  startDate: row.starts_at.toISOString(),
  charity:
    row.id_fund === null || row.fund_name === null || row.charity_percent === null
      ? null
      : { idCharityFund: row.id_fund, name: row.fund_name, percent: row.charity_percent },
});

export const auctionDto = (row: WholeRow, viewer: AuctionViewer | null, now: Date): Auction => ({
  ...cardDto(row, now),
  about: row.about,
  moreImageLinks: row.more_images.map(mediaLink),
  ownerImageLink: mediaLink(row.owner_image),
  deliveryMethods: row.delivery_methods,
  pickupPlace: row.pickup_place,
  plannedEnd: row.planned_end.toISOString(),
  watchers: row.watchers,
  cancelReason: row.cancel_reason,
  viewer,
});

type Seen = { idUser: number; now: Date };

export const viewerDto = (row: AuctionRow, own: ViewerRow, { idUser, now }: Seen): OwnBid['viewer'] => ({
  standing: standingOf(row, own, idUser, now),
  ownBet: priceOrNull(own.best),
  ownMaximum: priceOrNull(own.maximum),
  isWatching: own.watching,
  isAnonymous: own.anonymous ?? false,
  alias: own.alias === null ? null : aliasText(own.alias),
  payBy: own.offer === 'open' && own.pay_by ? own.pay_by.toISOString() : null,
});

const standingOf = (row: AuctionRow, own: ViewerRow, idUser: number, now: Date): BidderStanding => {
  if (own.offer === 'paid') return 'won';
  if (own.offer === 'open') return openStanding(own.place);
  if (own.best === null) return 'none';
  const isLeader = row.id_leader === idUser;
  if (phaseOf(row, now) !== 'ended') return isLeader ? 'leading' : 'outbid';
  // Between the end and the charge.
  return isLeader && row.state === 'open' && isWon(row) ? 'won' : 'lost';
};

const openStanding = (place: number | null): BidderStanding => {
  if (place === 0) return 'buying';
  return place === 1 ? 'won' : 'offered';
};

export const bidDto = (row: BidRow, viewer: number | null): Bid => ({
  id: row.id,
  bid: cents(row.amount),
  bidder: bidderDto(row),
  isOwn: row.id_user === viewer,
  isAutomatic: row.automatic,
  createdDate: row.at.toISOString(),
});

type OfferStand = { state: AuctionOfferState; id_charge: string | null };

export const offerStateOf = ({ state, id_charge }: OfferStand): AuctionOffer['state'] =>
  state === 'open' && id_charge !== null ? 'charging' : state;
