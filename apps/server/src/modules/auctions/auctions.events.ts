import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

/** `idOutbid`: who led until then; null for the first bid. */
export const bidPlaced = domainEvent(
  'auction.bidPlaced',
  z.object({ idProduct: z.int(), number: z.int(), amount: z.int(), idOutbid: z.int().nullable() }),
);
