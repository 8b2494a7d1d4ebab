import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { auctionMoved, auctionTopic } from '@stagedoor/contract/live/auctions';
import type { PlacedBid, placeBidBody } from '@stagedoor/contract/schemas/auction';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedAt } from '../../../platform/database/judged-at.ts';
import { readIn } from '../../../platform/database/read.ts';
import { bidPlaced } from '../auctions.events.ts';
import { standingDto, viewerDto } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { type AuctionRow, auctionById, auctionWithViewer, type ViewerRow } from '../read/auctions.queries.ts';
import { requireMayBid } from './may-bid.ts';

type Bidder = { idUser: number; device: string };
type Wanted = z.output<typeof placeBidBody>;
/** `passed`: who led until then. `at`: when the database judged it. */
type Written = { answer: Answer; passed: number | null; at: Date };
type Answer = 'leading' | 'outbid' | 'maximum' | 'low' | Refused;
/** Why the database refuses any bid, and any purchase. */
export type Refused = 'missing' | 'early' | 'ended' | 'own' | 'held';

/** Bids an amount, or up to a maximum. Whether it is accepted, the database decides in one step. */
export const placeBid =
  (deps: Deps) =>
  async (tx: Tx, bidder: Bidder, wanted: Wanted): Promise<PlacedBid> => {
    const now = deps.clock.now();
    const auction = await findAuction(tx, wanted.idProduct, now);
    await requireMayBid(tx, bidder.idUser, auction, now);
    const { answer, passed, at } = await write(tx, deps, bidder, wanted);
    if (answer === 'low') fail('wrongBid');
    if (isRefused(answer)) refuse(answer, auction);
    await deps.live.publish(tx, auctionTopic, wanted.idProduct, auctionMoved);
    const row = await findWithViewer(tx, wanted.idProduct, { idUser: bidder.idUser, now });
    if (row.bids > auction.bids && row.top_bet !== null)
      await deps.outbox.append(tx, bidPlaced, {
        idProduct: row.id_product,
        number: row.bids,
        amount: row.top_bet,
        idOutbid: passed,
      });
    // Nothing forbids them to bid.
    return {
      ...standingDto(row, at),
      viewer: { ...viewerDto(row, row, { idUser: bidder.idUser, now: at }), bar: null },
    };
  };

export const findAuction = async (tx: Tx, idProduct: number, now: Date): Promise<AuctionRow> =>
  (await readIn(tx)(auctionById, { idProduct, language: limits.defaultLanguage, now }))[0] ?? fail('pageNotFound');

type Viewer = { idUser: number; now: Date };

const findWithViewer = async (tx: Tx, idProduct: number, viewer: Viewer): Promise<AuctionRow & ViewerRow> =>
  (await readIn(tx)(auctionWithViewer, { idProduct, language: limits.defaultLanguage, ...viewer }))[0] ??
  fail('pageNotFound');

const write = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { idUser, device }: Bidder,
  { idProduct, bid, isMaximum, isAnonymous }: Wanted,
): Promise<Written> => {
  const { rows } = await sql<Written>`
    select answer, passed, judged_at as at from place_bid(
      ${idProduct}, ${idUser}, ${bid}, ${isMaximum}, ${isAnonymous}, ${device}, ${judgedAt(clock)})`.execute(tx);
  return rows[0] ?? fail('pageNotFound');
};

const isRefused = (answer: Answer): answer is Refused =>
  answer !== 'leading' && answer !== 'outbid' && answer !== 'maximum' && answer !== 'low';

export const refuse = (answer: Refused, { starts_at }: Pick<AuctionRow, 'starts_at'>): never => {
  switch (answer) {
    case 'missing':
      return fail('pageNotFound');
    case 'ended':
      return fail('auctionEnded');
    case 'early':
      return fail('incompleteRequest', { reason: { kind: 'tooEarly', from: starts_at.toISOString() } });
    case 'own':
    case 'held':
      return fail('wrongBid');
  }
};
