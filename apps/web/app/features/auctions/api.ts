import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { auctionRoutes } from '@stagedoor/contract/auction-routes';
import type { Call } from '@stagedoor/contract/client';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Auction, AuctionCard } from '@stagedoor/contract/schemas/auction';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { userQuery } from '../../shared/session/session.ts';
import { verified } from '../../shared/verification/verified.ts';
import { auctionsApi } from './auctions-api.ts';

type CallAuctions = Call<keyof typeof auctionRoutes>;

export const auctionLists = ['running', 'soon', 'ended'] as const;
export type Choice = { list: (typeof auctionLists)[number]; group: string | undefined };
export type AuctionsPage = { items: AuctionCard[]; totalPages: number; currentPage: number };

export const findAuctions = (call: CallAuctions, { list, group }: Choice, page: number, language: Language) =>
  call('getAuctions', { query: { language }, body: { page, size: auctionLimits.page, list, ...(group && { group }) } });

/** The server renders the first page; further ones are appended. */
export const useAuctions = (choice: Choice, language: Language, first: AuctionsPage) =>
  useInfiniteQuery({
    queryKey: ['auctions', language, choice.list, choice.group],
    queryFn: ({ pageParam }) => findAuctions(auctionsApi, choice, pageParam, language),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    initialData: { pages: [first], pageParams: [0] },
    staleTime: Number.POSITIVE_INFINITY,
  });

const auctionKey = (idProduct: number) => ['session', 'auction', idProduct];

/** With the caller's part in it. */
export const auctionQuery = (idProduct: number, language: Language) =>
  queryOptions({
    queryKey: [...auctionKey(idProduct), 'whole', language],
    queryFn: ({ signal }) => auctionsApi('getAuction', { params: { idProduct }, query: { language } }, { signal }),
  });

export const bidsKey = (idProduct: number) => [...auctionKey(idProduct), 'bids'];

/** Of the highest first; a further page starts where the last one ended. */
export const bidsQuery = (idProduct: number) =>
  infiniteQueryOptions({
    queryKey: bidsKey(idProduct),
    queryFn: ({ pageParam, signal }) =>
      auctionsApi(
        'getBids',
        { params: { productId: idProduct }, body: { page: pageParam, size: limits.pages.bids } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

/** What the caller bids on, buys or watches. */
export const ownBidsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: ['session', 'own-bids', language],
    queryFn: ({ pageParam, signal }) =>
      auctionsApi(
        'getOwnBids',
        { query: { language }, body: { page: pageParam, size: limits.pages.orders } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const checksQuery = queryOptions({
  queryKey: ['session', 'bidder-checks'],
  queryFn: ({ signal }) => auctionsApi('getBidderChecks', {}, { signal }),
  staleTime: 0,
});

type PlaceBid = { idProduct: number; bid: Cents; isMaximum: boolean; isAnonymous: boolean };

export const placeBid = (body: PlaceBid, idempotencyKey: string) =>
  auctionsApi('placeBid', { body }, { idempotencyKey });

export const buyNow = (idProduct: number, idempotencyKey: string) =>
  auctionsApi('buyAuctionNow', { body: { idProduct } }, { idempotencyKey });

export const watchAuction = (idProduct: Auction['idProduct'], isWatching: boolean) =>
  auctionsApi('watchAuction', { body: { idProduct, isWatching } });

/** Asks who it is first, as for every change of a number. */
export const sendPhoneCode = (phone: string) => verified(() => api('sendPhoneCode', { body: { phone } }));

export const confirmPhone = (code: string) => api('confirmPhone', { body: { code } });

/** Its page leads back to this auction. */
export const checkCard = (body: { idAuction: number }, idempotencyKey: string) =>
  api('checkCard', { body }, { idempotencyKey });

const winKey = (idProduct: number) => ['session', 'auction', idProduct, 'win'];

/** What the caller has won or is offered. */
export const winQuery = (idProduct: number, language: Language) =>
  queryOptions({
    queryKey: [...winKey(idProduct), language],
    queryFn: ({ signal }) => auctionsApi('getAuctionWin', { params: { idProduct }, query: { language } }, { signal }),
    staleTime: 0,
  });

export type PayWin = Parameters<typeof auctionsApi<'payAuctionWin'>>[1]['body'];

export const payWin = (body: PayWin, idempotencyKey: string) =>
  auctionsApi('payAuctionWin', { body }, { idempotencyKey });

export const declineOffer = (idProduct: number) => auctionsApi('declineAuctionOffer', { body: { idProduct } });

type GiveInfoInput = Parameters<typeof auctionsApi<'giveWinnerInfo'>>[1]['body'];

export const giveWinnerInfo = (body: GiveInfoInput) => auctionsApi('giveWinnerInfo', { body });

/** What the caller typed for an earlier order. */
export const buyerDetailsQuery = queryOptions({
  queryKey: ['session', 'buyer-details'],
  queryFn: ({ signal }) => api('getBuyerDetails', {}, { signal }),
  staleTime: 0,
});

export const walletQuery = queryOptions({
  queryKey: ['session', 'wallet', 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

/** After a win was paid, declined or given its details. */
export const useRefreshWin = (idProduct: number) => {
  const cache = useQueryClient();
  return () =>
    Promise.all([winKey(idProduct), userQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
};

const pauseMs = 1_500;
const underWay = ['recorded', 'open', 'needsAuthentication'];

/** The check or the charge of a card, until the provider has decided. */
export const cardCheckQuery = (si: string) =>
  queryOptions({
    queryKey: ['payment', si],
    queryFn: ({ signal }) => api('getPayment', { body: { si } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !underWay.includes(state.data.state) ? false : pauseMs),
  });
