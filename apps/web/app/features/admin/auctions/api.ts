import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { keyedBy } from '../../../shared/api/keyed.ts';
import { staffApi } from '../staff-api.ts';
import type { AuctionsFilter } from './filter.ts';

const all = ['session', 'staff', 'auctions'];

export const foundAuctionsQuery = (filter: AuctionsFilter, language: Language) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'found', filter, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('findAuctions', { body: { ...filter, before: pageParam }, query: { language } }, { signal }),
  });

export const inspectedAuctionQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'one', id, language],
    queryFn: ({ signal }) => staffApi('inspectAuction', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const bidsByNameQuery = (idProduct: number) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'bids', idProduct],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getAuctionBids', { body: { idProduct, before: pageParam } }, { signal }),
  });

export const cancelAuction = (idProduct: number, reason: string, idempotencyKey: string) =>
  staffApi('cancelAuctionByStaff', { body: { idProduct, reason } }, { idempotencyKey });

export const forgiveStrike = (idStrike: number, idempotencyKey: string) =>
  staffApi('forgiveStrike', { body: { idStrike } }, { idempotencyKey });

export const useRefreshAuctions = () => {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: all });
};
