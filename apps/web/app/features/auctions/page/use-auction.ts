import { auctionTopic } from '@stagedoor/contract/live/auctions';
import type { Auction, AuctionStanding, AuctionViewer } from '@stagedoor/contract/schemas/auction';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { auctionQuery } from '../api.ts';
import { moved, newest } from './moved.ts';

/** The auction as it is now: what the server rendered, the caller's part, and everything that happens live. */
export const useAuction = (rendered: Auction) => {
  const language = useLanguage();
  const { signed, user } = useSession();
  const cache = useQueryClient();
  const { idProduct } = rendered;
  const query = auctionQuery(idProduct, language);
  const { queryKey } = query;
  const { data } = useQuery({
    ...query,
    initialData: rendered,
    // The rendered page is as fresh as it can be for a visitor; only the caller's own part is missing.
    staleTime: signed ? 0 : Number.POSITIVE_INFINITY,
    structuralSharing: (before, after) => newest(before as Auction | undefined, after as Auction),
  });
  const reload = useCallback(
    () => cache.refetchQueries({ queryKey: auctionQuery(idProduct, language).queryKey }),
    [cache, idProduct, language],
  );
  const keep = (standing: AuctionStanding & { viewer?: AuctionViewer }) =>
    cache.setQueryData(queryKey, (before) => before && moved(before, standing, user?.idUser));

  useTopic(auctionTopic, { id: idProduct }, (event) => {
    if (!event?.standing) return void reload();
    keep(event.standing);
    // The end tells winners and losers more than everybody hears; and who leads may be the viewer, once they are known.
    if (data.viewer && (event.standing.phase !== 'inProgress' || !user)) void reload();
  });
  return { auction: data, reload, keep };
};
