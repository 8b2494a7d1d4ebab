import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import { createClientOf } from '@stagedoor/contract/client';
import { type Language, limits } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from '../../../shared/api/connection.ts';

const auctionsApi = createClientOf(auctionRoutes, connection);

const all = ['session', 'studio', 'auctions'];

export const ownAuctionsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', language],
    queryFn: ({ pageParam, signal }) =>
      auctionsApi(
        'getOwnAuctions',
        { query: { language }, body: { page: pageParam, size: limits.pages.orders } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const ownAuctionQuery = (idProduct: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'one', idProduct, language],
    queryFn: ({ signal }) => auctionsApi('getOwnAuction', { params: { idProduct }, query: { language } }, { signal }),
    staleTime: 0,
  });

export type AuctionInput = Parameters<typeof auctionsApi<'saveAuction'>>[1]['body'];

export const saveAuction = (body: AuctionInput) => auctionsApi('saveAuction', { body });

export const cancelAuction = (idProduct: number, reason: string) =>
  auctionsApi('cancelAuction', { body: { idProduct, reason } });

export const useRefreshAuctions = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
