import { bidPlaced } from '../auctions.events.ts';
import type { Deps } from '../deps.ts';
import { auctionKinds as kinds } from './auctions.kinds.ts';
import { aboutAuction } from './tell.ts';

/** The owner of every bid, merged while they fly; whoever led until then, at once, and while they fly in the app only. */
export const notifyOfBids = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  outbox.on(bidPlaced, async (tx, { idProduct, number, amount, idOutbid }) => {
    const auction = await tx
      .selectFrom('auction')
      .select(['id_product', 'id_owner'])
      .where('id_product', '=', idProduct)
      .executeTakeFirstOrThrow();
    const { notice } = await aboutAuction(tx, auction, auction.id_owner, `bid ${number}`);
    if (number === 1) await notify(tx, kinds.firstBid, { ...notice, amount });
    else await notify(tx, kinds.newBid, { ...notice, groupKey: `auction ${idProduct} bids` });
    if (idOutbid === null) return;
    const outbid = await aboutAuction(tx, auction, idOutbid, `outbid ${number}`);
    await notify(tx, kinds.outbid, { ...outbid.notice, amount });
  });
};
