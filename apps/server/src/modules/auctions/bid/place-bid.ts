import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { auctionMoved, auctionTopic } from '@stagedoor/contract/live/auctions';
import type { PlacedBid, placeBidBody } from '@stagedoor/contract/schemas/auction';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { bidPlaced } from '../auctions.events.ts';
import { standingDto } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { phaseOf } from '../phase.ts';
import { type AuctionRow, auctionById } from '../read/auctions.queries.ts';
import { showViewer } from '../read/show-auction.ts';
import { checksOf } from './bidder-checks.ts';
import { refusalFor } from './may-bid.ts';

type Bidder = { idUser: number; device: string };
type Wanted = z.output<typeof placeBidBody>;
/** `passed`: who led until then. */
type Written = { answer: Answer; passed: number | null };
type Answer = 'leading' | 'outbid' | 'maximum' | 'missing' | 'early' | 'ended' | 'own' | 'low';

/** Bids an amount, or up to a maximum. Whether it is accepted, the database decides in one step. */
export const placeBid =
  (deps: Deps) =>
  async (tx: Tx, bidder: Bidder, wanted: Wanted): Promise<PlacedBid> => {
    const now = deps.clock.now();
    const auction = await find(tx, wanted.idProduct, now);
    await requireMayBid(tx, bidder.idUser, auction, now);
    const { answer, passed } = await write(tx, bidder, wanted, now);
    refuse(answer, auction);
    await deps.live.publish(tx, auctionTopic, wanted.idProduct, auctionMoved);
    const row = await find(tx, wanted.idProduct, now);
    if (row.bids > auction.bids && row.top_bet !== null)
      await deps.outbox.append(tx, bidPlaced, {
        idProduct: row.id_product,
        number: row.bids,
        amount: row.top_bet,
        idOutbid: passed,
      });
    return { ...standingDto(row, now), viewer: await showViewer(tx, row, { idUser: bidder.idUser, now }) };
  };

const find = async (tx: Tx, idProduct: number, now: Date): Promise<AuctionRow> =>
  (await readIn(tx)(auctionById, { idProduct, language: limits.defaultLanguage, now }))[0] ?? fail('pageNotFound');

const requireMayBid = async (tx: Tx, idUser: number, auction: AuctionRow, now: Date): Promise<void> => {
  const refusal = await refusalFor(tx, { idUser, idOwner: auction.id_owner, now });
  if (refusal === 'own') fail('wrongBid');
  // Nothing of a blocked talent is for sale.
  if (refusal === 'partnerBlockedByAdmin') fail('pageNotFound');
  if (refusal) fail(refusal);
  if (phaseOf(auction, now) === 'ended' || auction.state === 'cancelled') fail('auctionEnded');
  const { card, phone } = await checksOf(tx, idUser, now);
  if (!card || phone === null)
    fail('incompleteRequest', {
      reason: { kind: 'bidderUnchecked', card: card === null, phone: phone === null },
    });
};

const write = async (tx: Tx, { idUser, device }: Bidder, wanted: Wanted, now: Date): Promise<Written> => {
  const { idProduct, bid, isMaximum, isAnonymous } = wanted;
  const { rows } = await sql<Written>`
    select answer, passed from place_bid(${idProduct}, ${idUser}, ${bid}, ${isMaximum}, ${isAnonymous}, ${device}, ${now})`.execute(
    tx,
  );
  return rows[0] ?? { answer: 'missing', passed: null };
};

const refuse = (answer: Answer, { starts_at }: AuctionRow): void => {
  if (answer === 'missing') fail('pageNotFound');
  if (answer === 'ended') fail('auctionEnded');
  if (answer === 'early') fail('incompleteRequest', { reason: { kind: 'tooEarly', from: starts_at.toISOString() } });
  if (answer === 'own' || answer === 'low') fail('wrongBid');
};
