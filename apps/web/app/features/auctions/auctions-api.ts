import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import { createClientOf } from '@stagedoor/contract/client';
import { connection } from '../../shared/api/connection.ts';

/** Calls endpoints of auctions. */
export const auctionsApi = createClientOf(auctionRoutes, connection);
