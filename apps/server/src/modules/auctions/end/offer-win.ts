import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { cents, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { mayBuyFrom } from '../../access/index.ts';
import { contactOf } from '../../accounts/index.ts';
import { checksOf } from '../bid/bidder-checks.ts';
import type { Deps } from '../deps.ts';
import { tellOffered, tellUnsold } from '../notify/tell.ts';
import { lookLater } from './look-later.ts';
import { type AuctionRecord, changeAuction, changeOffer, countOffers, nextBidder } from './offers.repo.ts';
import { tellScreens } from './tell-screens.ts';

/** The talent left, was blocked, or took the product down. */
const overNow: ReadonlySet<ErrorName> = new Set(['noActiveProduct', 'pageNotFound']);

type Due = string | null;

/**
 * Offers the win to the highest bidder who has not had it yet; nobody is left after three. The winner's saved card is
 * charged after the commit: returns that charge. Whoever it is passed on to decides for themselves.
 */
export const offerNext = async (tx: Tx, deps: Deps, auction: AuctionRecord): Promise<Due> => {
  const made = await countOffers(tx, auction.id_product);
  const next = made > auctionLimits.offersMax ? undefined : await nextBidder(tx, auction);
  if (!next) return endUnsold(tx, deps, auction);
  const now = deps.clock.now();
  const pay_by = hoursAfter(now, auctionLimits.payHours);
  const isWinner = made === 0;
  const offer = await tx
    .insertInto('auction_offer')
    .values({ ...next, id_product: auction.id_product, place: made + 1, state: 'open', pay_by, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (await mayBuyFrom(tx, next.id_user, auction.id_owner, now)) {
    await changeOffer(tx, offer, { state: 'expired', closed_at: now });
    return offerNext(tx, deps, auction);
  }
  await tellScreens(tx, deps, auction.id_product, next.id_user);
  await tellOffered(tx, deps, auction, offer);
  await lookLater(tx, deps, auction.id_product, hoursAfter(now, auctionLimits.remindAfterHours[0]));
  const { card } = isWinner ? await checksOf(tx, next.id_user, now) : { card: null };
  const { language } = await contactOf(tx, next.id_user);
  const chargeBy = card ? hoursAfter(now, auctionLimits.remindAfterHours[0]) : pay_by;
  const { idOrder, si } = await deps.orders.place(tx, {
    placedBy: 'system',
    idUser: next.id_user,
    idProduct: auction.id_product,
    fields: {},
    agreed: cents(next.amount),
    sells: auction.sells,
    fromWallet: zero,
    card: card ? { kind: 'kept', idCard: card.id, byCaller: true } : { kind: 'page', keep: true },
    language,
    payBy: pay_by,
    chargeBy,
    cancelPath: winPath(auction),
    successPath: winPath(auction),
  });
  await changeOffer(tx, offer, {
    id_order: idOrder,
    id_charge: card && si,
  });
  return card && si;
};

export const winPath = ({ id_product, id_owner }: Pick<AuctionRecord, 'id_product' | 'id_owner'>): string =>
  `/auction-winner?product=${id_product}&owner=${id_owner}`;

export const endUnsold = async (tx: Tx, deps: Deps, auction: AuctionRecord): Promise<null> => {
  const { id_product } = auction;
  await changeAuction(tx, id_product, { state: 'unsold', closed_at: deps.clock.now() });
  await tellUnsold(tx, deps, auction);
  await tellScreens(tx, deps, id_product);
  return null;
};

export const isOver = (error: unknown): boolean => error instanceof ApiError && overNow.has(error.name);
