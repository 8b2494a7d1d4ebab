import { fail } from '@stagedoor/contract/errors';
import type { BiddingBar } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom } from '../../access/index.ts';
import { actsFor } from '../../agents/index.ts';
import type { AuctionRow } from '../read/auctions.queries.ts';
import { type Checks, checksOf } from './bidder-checks.ts';

type Pair = { idUser: number; idOwner: number; now: Date };

type BidRefusal = 'own' | NonNullable<Awaited<ReturnType<typeof mayBuyFrom>>>;

/** Returns why a user may not bid on what a talent puts up, whatever they bid; null when they may. */
const refusalFor = async (tx: Tx, { idUser, idOwner, now }: Pair): Promise<BidRefusal | null> => {
  if (idUser === idOwner) return 'own';
  const refusal = await mayBuyFrom(tx, idUser, idOwner, now);
  if (refusal) return refusal;
  return (await actsFor(tx, { idUser, idTalent: idOwner, now })) === null ? null : 'own';
};

const bars: Record<BidRefusal, BiddingBar> = {
  own: 'own',
  blockedByAdmin: 'blockedByStaff',
  partnerBlockedByAdmin: 'blocked',
  userBlockedYou: 'blocked',
  youBlockedYourself: 'blocked',
};

/** The same for the page. */
export const whyMayNotBid = async (tx: Tx, pair: Pair): Promise<BiddingBar | null> => {
  const refusal = await refusalFor(tx, pair);
  return refusal && bars[refusal];
};

type Checked = { card: NonNullable<Checks['card']>; phone: string };

/** Refuses who may not bid on it or buy it, and who has not confirmed what bidders need. The times are the database's to judge. */
export const requireMayBid = async (
  tx: Tx,
  idUser: number,
  auction: Pick<AuctionRow, 'id_owner' | 'state'>,
  now: Date,
): Promise<Checked> => {
  const refusal = await refusalFor(tx, { idUser, idOwner: auction.id_owner, now });
  if (refusal === 'own') fail('wrongBid');
  // Nothing of a blocked talent is for sale.
  if (refusal === 'partnerBlockedByAdmin') fail('pageNotFound');
  if (refusal) fail(refusal);
  if (auction.state !== 'open') fail('auctionEnded');
  const { card, phone } = await checksOf(tx, idUser, now);
  if (!card || phone === null)
    return fail('incompleteRequest', {
      reason: { kind: 'bidderUnchecked', card: card === null, phone: phone === null },
    });
  return { card, phone };
};
