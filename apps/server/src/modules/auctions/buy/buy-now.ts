import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { ApiError, fail } from '@stagedoor/contract/errors';
import { cents, zero } from '@stagedoor/contract/money';
import type { PlacedBid } from '@stagedoor/contract/schemas/auction';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedAt } from '../../../platform/database/judged-at.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { contactOf } from '../../accounts/index.ts';
import { standingDto } from '../auctions.presenter.ts';
import { requireMayBid } from '../bid/may-bid.ts';
import { findAuction, type Refused, refuse } from '../bid/place-bid.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { winPath } from '../end/offer-win.ts';
import { type AuctionRecord, changeOffer } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { showViewer } from '../read/show-auction.ts';

type Buy = { idUser: number; idProduct: number };
type Held = { answer: 'held'; price: number; at: Date } | { answer: Exclude<Refused, 'held'> | 'gone'; at: Date };

/**
 * Buys it at the price set for that, before anybody has bid. It is held for the buyer while their saved card is charged,
 * and sold once that is paid; otherwise the auction goes on.
 */
export const buyNow =
  (deps: Deps) =>
  async (tx: Tx, { idUser, idProduct }: Buy): Promise<PlacedBid> => {
    const now = deps.clock.now();
    const auction = await findAuction(tx, idProduct, now);
    const { card } = await requireMayBid(tx, idUser, auction, now);
    const held = await hold(tx, deps, { idUser, idProduct });
    if (held.answer === 'gone') return fail('wrongBid');
    if (held.answer !== 'held') return refuse(held.answer, auction);
    await order(tx, deps, { ...auction, idUser, idCard: card.id, price: held.price, at: held.at });
    await tellScreens(tx, deps, idProduct, idUser);
    const row = await findAuction(tx, idProduct, now);
    return { ...standingDto(row, held.at), viewer: await showViewer(tx, row, { idUser, now: held.at }) };
  };

const hold = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, { idUser, idProduct }: Buy): Promise<Held> => {
  const { rows } = await sql<Held>`
    select answer, price, judged_at as at from hold_auction(${idProduct}, ${idUser}, ${judgedAt(clock)})`.execute(tx);
  return rows[0] ?? fail('pageNotFound');
};

type Purchase = Pick<AuctionRecord, 'id_product' | 'id_owner' | 'sells'> & {
  idUser: number;
  idCard: string;
  price: number;
  at: Date;
};

const order = async (tx: Tx, deps: Deps, purchase: Purchase): Promise<void> => {
  const { id_product, sells, idUser, idCard, price, at } = purchase;
  const payBy = minutesAfter(at, auctionLimits.holdMinutes);
  const offer = await tx
    .insertInto('auction_offer')
    .values({ id_product, place: 0, id_user: idUser, amount: price, state: 'open', pay_by: payBy, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { language } = await contactOf(tx, idUser);
  const { idOrder, si } = await deps.orders
    .place(tx, {
      placedBy: 'system',
      idUser,
      idProduct: id_product,
      fields: {},
      agreed: cents(price),
      sells,
      fromWallet: zero,
      card: { kind: 'kept', idCard },
      language,
      payBy,
      cancelPath: winPath(purchase),
      successPath: winPath(purchase),
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Whatever the reason, it cannot be sold to the caller now.
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' }, cause: error });
    });
  await changeOffer(tx, offer, { id_order: idOrder, id_charge: si });
  await lookLater(tx, deps, id_product, payBy);
};
