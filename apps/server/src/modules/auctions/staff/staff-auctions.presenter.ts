import { cents } from '@stagedoor/contract/money';
import type {
  FoundAuction,
  InspectedAuction,
  InspectedBid,
  InspectedBidder,
  InspectedOffer,
  SharedThing,
  UsedThing,
} from '@stagedoor/contract/schemas/staff-auction';
import { mediaLink } from '../../media/index.ts';
import { aliasText, offerStateOf, priceOrNull } from '../auctions.presenter.ts';
import { outcomeOf, phaseOf } from '../phase.ts';
import type { AuctionRow } from '../read/auctions.queries.ts';
import type { BidderRow, BidRow, OfferRow, UsedRow } from './staff-auctions.queries.ts';

export const foundDto = (row: AuctionRow, now: Date): FoundAuction => ({
  idProduct: row.id_product,
  name: row.name,
  imageLink: mediaLink(row.id_image),
  owner: { idUser: row.id_owner, name: row.owner_name },
  phase: phaseOf(row, now),
  outcome: outcomeOf(row, now),
  startingBet: cents(row.starting_bet),
  currentBet: priceOrNull(row.top_bet),
  bids: row.bids,
  participants: row.bidders,
  startDate: row.starts_at.toISOString(),
  endDate: row.ends_at.toISOString(),
});

type Used = Pick<UsedRow, 'id_user' | 'kind' | 'key' | 'name'>;
type Parts = { shared: UsedRow[]; offers: OfferRow[]; bidders: BidderRow[]; used: Used[] };

export const inspectedDto = (row: AuctionRow, parts: Parts, now: Date): InspectedAuction => {
  const { shared, offers, bidders, used } = parts;
  const things = [...Map.groupBy(shared, keyOf)];
  const numbers = new Map(things.map(([key], at) => [key, at + 1]));
  const ownOf = Map.groupBy(used, ({ id_user }) => id_user);
  return {
    ...foundDto(row, now),
    sells: row.sells,
    leader: row.id_leader === null ? null : { idUser: row.id_leader, name: row.leader_name ?? '' },
    reservePrice: priceOrNull(row.reserve),
    buyNowPrice: priceOrNull(row.buy_now),
    plannedEnd: row.planned_end.toISOString(),
    cancelReason: row.cancel_reason,
    mayCancel: row.state === 'open' || row.state === 'settling',
    offers: offers.map(offerDto),
    shared: things.map(([, users], at) => sharedDto(users, at + 1)),
    bidders: bidders.map((bidder) => bidderDto(bidder, ownOf.get(bidder.id_user) ?? [], numbers)),
  };
};

const keyOf = ({ kind, key }: Used) => `${kind} ${key}`;

const sharedDto = (users: UsedRow[], number: number): SharedThing => ({
  number,
  kind: users[0]?.kind ?? 'device',
  name: users[0]?.name ?? '',
  people: users.map(({ id_user, user_name, is_owner }) => ({ idUser: id_user, name: user_name, isOwner: is_owner })),
});

const bidderDto = (row: BidderRow, used: Used[], numbers: ReadonlyMap<string, number>): InspectedBidder => {
  const of = (kind: Used['kind']): UsedThing[] =>
    used
      .filter((one) => one.kind === kind)
      .map((one) => ({ name: one.name, shared: numbers.get(keyOf(one)) ?? null }))
      .toSorted((a, b) => Number(b.shared !== null) - Number(a.shared !== null));
  return {
    person: { idUser: row.id_user, name: row.name },
    alias: aliasText(row.alias),
    bids: row.bids,
    best: cents(row.best),
    lastBidDate: row.last_bid_at.toISOString(),
    memberSince: row.member_since.toISOString(),
    devices: of('device'),
    cards: of('card'),
  };
};

const offerDto = (row: OfferRow): InspectedOffer => ({
  place: row.place,
  person: { idUser: row.id_user, name: row.name },
  amount: cents(row.amount),
  state: offerStateOf(row),
  payBy: row.state === 'open' ? row.pay_by.toISOString() : null,
  createdDate: row.created_at.toISOString(),
  idOrder: row.id_order,
  strike:
    row.id_strike === null
      ? null
      : {
          idStrike: row.id_strike,
          until: row.until?.toISOString() ?? null,
          forgivenDate: row.forgiven_at?.toISOString() ?? null,
        },
});

export const inspectedBidDto = (row: BidRow): InspectedBid => ({
  number: row.number,
  person: { idUser: row.id_user, name: row.name },
  alias: aliasText(row.alias),
  bid: cents(row.amount),
  isAutomatic: row.automatic,
  isAnonymous: row.anonymous,
  device: row.device,
  createdDate: row.at.toISOString(),
});
