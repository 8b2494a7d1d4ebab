import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { InspectedAuction } from '@stagedoor/contract/schemas/staff-auction';
import type { Deps } from '../deps.ts';
import { inspectedDto } from './staff-auctions.presenter.ts';
import { auctionForStaff, biddersOf, offersByName, sharedIn, usedBy } from './staff-auctions.queries.ts';

const biddersMax = 100;

/** Who bid, by name, and whether several of them may be one. */
export const inspectAuction =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idProduct: number, language: Language): Promise<InspectedAuction> => {
    const [auction] = await database.read(auctionForStaff, { idProduct, language });
    if (!auction) return fail('pageNotFound');
    const [shared, offers] = await Promise.all([
      database.read(sharedIn, { idProduct }),
      database.read(offersByName, { idProduct }),
    ]);
    const first = [...new Set(shared.map(({ id_user }) => id_user))];
    const bidders = await database.read(biddersOf, { idProduct, first, size: biddersMax });
    const used = await database.read(usedBy, { users: bidders.map(({ id_user }) => id_user) });
    return inspectedDto(auction, { shared, offers, bidders, used }, clock.now());
  };
