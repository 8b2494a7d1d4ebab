import { z } from 'zod';
import { auctionStanding } from '../schemas/auction.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/** A bid, a moved end, the end itself or what followed. Without a standing, reload the auction. */
export const auctionMoved = liveEvent('AUCTION_MOVED', {
  payload: z.object({ standing: auctionStanding.optional() }),
  stored: z.object({}),
  again: {},
});

/** Public, by the id of the product. Whether the viewer leads: `getAuction`, or `leader.idUser` without an alias. */
export const auctionTopic = liveTopic('auction', auctionMoved);
