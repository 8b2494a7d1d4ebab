import { fail } from '@stagedoor/contract/errors';
import type { BiddingBar } from '@stagedoor/contract/schemas/auction';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { opaqueParam, query, readIn } from '../../../platform/database/read.ts';
import { type Blocks, blocksOf, buyRefusalIn } from '../../access/index.ts';
import { isActing } from '../../agents/index.ts';
import type { AuctionRow } from '../read/auctions.queries.ts';
import { bidder, type CheckRow, type Checks, checksIn } from './bidder-checks.ts';

type Pair = { idUser: number; idOwner: number; now: Date };
type BidderRow = Blocks & CheckRow & { acts: boolean };

/** All that decides whether a user may bid on what a talent puts up, in one query. */
const bidderOn = query<Pair, BidderRow>('bidder-on', (db, { idUser, idOwner, now }) =>
  bidder(db, { idUser, now })
    .select(blocksOf({ idUser, idPartner: idOwner, now }))
    .select(
      isActing({
        idUser: sql.val(idUser),
        idTalent: sql.val(idOwner),
        now: opaqueParam(now, 'timestamptz'),
      }).as('acts'),
    ),
);

const find = async (tx: Tx, pair: Pair): Promise<BidderRow> =>
  (await readIn(tx)(bidderOn, pair))[0] ?? fail('pageNotFound');

type BidRefusal = 'own' | NonNullable<ReturnType<typeof buyRefusalIn>>;

/** Why a user may not bid, whatever they bid; null when they may. */
const refusalIn = ({ idUser, idOwner }: Pair, found: BidderRow): BidRefusal | null => {
  if (idUser === idOwner) return 'own';
  return buyRefusalIn(found) ?? (found.acts ? 'own' : null);
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
  const refusal = refusalIn(pair, await find(tx, pair));
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
  const pair = { idUser, idOwner: auction.id_owner, now };
  const found = await find(tx, pair);
  const refusal = refusalIn(pair, found);
  if (refusal === 'own') fail('wrongBid');
  // Nothing of a blocked talent is for sale.
  if (refusal === 'partnerBlockedByAdmin') fail('pageNotFound');
  if (refusal) fail(refusal);
  if (auction.state !== 'open') fail('auctionEnded');
  const { card, phone } = checksIn(found);
  if (!card || phone === null)
    return fail('incompleteRequest', {
      reason: { kind: 'bidderUnchecked', card: card === null, phone: phone === null },
    });
  return { card, phone };
};
