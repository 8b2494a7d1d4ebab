import { limits } from '@stagedoor/contract/limits';
import { auctionMoved, auctionTopic } from '@stagedoor/contract/live/auctions';
import { standingDto } from './auctions.presenter.ts';
import type { Deps } from './deps.ts';
import { auctionById } from './read/auctions.queries.ts';

/** An auction is public, so whoever may see its page may watch it; all watchers get the same standing. */
export const auctionsLive = ({ database, clock, live }: Pick<Deps, 'database' | 'clock' | 'live'>) => {
  const find = async (idProduct: number) => {
    const now = clock.now();
    const [row] = await database.read(auctionById, { idProduct, language: limits.defaultLanguage, now });
    return row && standingDto(row, now);
  };
  live.topic(auctionTopic, async (_viewer, idProduct) => (await find(idProduct)) !== undefined);
  live.shows(auctionMoved, async (idProduct) => ({ standing: await find(idProduct) }));
};
