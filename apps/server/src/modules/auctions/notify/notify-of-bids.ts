import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { bidPlaced } from '../auctions.events.ts';
import type { Deps } from '../deps.ts';
import { auctionKinds as kinds } from './auctions.kinds.ts';
import { aboutAuction, broadcastAbout } from './tell.ts';

type UsedDeps = Pick<Deps, 'notify' | 'notifyAll'>;
type Placed = z.output<typeof bidPlaced.body>;

/** Of bids that fly, owners and bidders hear together: the owner how many, and whoever does not lead any more the price. */
export const notifyOfBids = ({ outbox, ...deps }: UsedDeps & Pick<Deps, 'outbox'>) => {
  outbox.onRun(bidPlaced, async (tx, placed) => {
    for (const bids of Map.groupBy(placed, ({ idProduct }) => idProduct).values()) await notifyOf(tx, deps, bids);
  });
};

const notifyOf = async (tx: Tx, { notify, notifyAll }: UsedDeps, bids: readonly Placed[]) => {
  const last = bids.at(-1);
  if (!last) return;
  const auction = await tx
    .selectFrom('auction')
    .select(['id_product', 'id_owner', 'id_leader'])
    .where('id_product', '=', last.idProduct)
    .executeTakeFirstOrThrow();
  const first = bids.find(({ number }) => number === 1);
  const further = bids.length - (first ? 1 : 0);
  const about = (key: string) => aboutAuction(tx, auction, auction.id_owner, key);
  if (first) await notify(tx, kinds.firstBid, { ...(await about('bid 1')).notice, amount: first.amount });
  if (further > 0) {
    const { notice } = await about(`bid ${last.number}`);
    const groupKey = `auction ${last.idProduct} bids`;
    await notify(tx, kinds.newBid, { ...notice, groupKey, count: further });
  }
  const outbid = new Set(bids.flatMap(({ idOutbid }) => idOutbid ?? []));
  // Who leads again is told when that has passed.
  if (auction.id_leader !== null) outbid.delete(auction.id_leader);
  if (outbid.size === 0) return;
  const news = await broadcastAbout(tx, auction, `outbid ${last.number}`);
  await notifyAll(tx, kinds.outbid, { ...news, amount: last.amount }, [...outbid]);
};
