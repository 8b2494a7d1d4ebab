import type { ReplyOf } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import type { MovePlan } from '@stagedoor/contract/schemas/membership';
import type { OrderKey } from '@stagedoor/contract/schemas/order';
import type { MoveProduct } from '@stagedoor/contract/schemas/product';
import type { TalentPage } from '@stagedoor/contract/schemas/talent-page';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { keyedBy } from '../../shared/api/keyed.ts';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useLiveOrder, useLiveOrderLists } from '../../shared/live/use-live-orders.ts';
import { profileKey } from '../../shared/people/profile-key.ts';
import { ownTimeZone } from '../../shared/time/own-time-zone.ts';
import { studioApi } from './studio-api.ts';

const all = ['session', 'studio'];
const orders = [...all, 'orders'];

/** Months and weeks begin where the reader is. */
export const overviewQuery = (language: Language) =>
  queryOptions({
    queryKey: [...orders, 'overview', language],
    queryFn: ({ signal }) =>
      studioApi('getStudioOverview', { query: { language, timeZone: ownTimeZone() } }, { signal }),
    staleTime: 0,
  });

/** Edited in a form, so a stored copy would show old texts. */
export const ownPageQuery = queryOptions({
  queryKey: [...all, 'page'],
  queryFn: ({ signal }) => studioApi('getOwnPage', {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** The page as visitors see it, to put the form's values on. */
export const publicPageQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'public page', idUser, language],
    queryFn: ({ signal }) => api('getUserProfileData', { params: { id: String(idUser), lang: language } }, { signal }),
    staleTime: 0,
  });

export const saveOwnPage = (body: TalentPage) => studioApi('saveOwnPage', { body });

export const studioQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'products', language],
    queryFn: ({ pageParam: after, signal }) =>
      studioApi('getUserProducts', { query: { language, ...(after && { after }) } }, { signal }),
    ...keyedBy<number>(),
  });

/** One product with the data of its form; without an id, the data for a new one. */
export const productFormQuery = (language: Language, idProduct?: number) =>
  queryOptions({
    queryKey: [...all, 'product form', idProduct ?? null, language],
    queryFn: ({ signal }) =>
      studioApi('getUserProducts', { query: { language, ...(idProduct && { idProduct }) } }, { signal }),
    staleTime: 0,
  });

type SavedProduct = NonNullable<Input<Endpoints['saveProduct']>['body']>;

export const saveProduct = (body: SavedProduct) => studioApi('saveProduct', { body });

export const fundsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['charity funds', language],
    queryFn: ({ signal }) => api('getCharityFunds', { params: { x: language } }, { signal }),
  });

export const placeholdersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['placeholders', language],
    queryFn: ({ signal }) => studioApi('getPlaceholders', { params: { x: language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const inboxQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...orders, 'list', language],
    queryFn: ({ pageParam, signal }) => {
      const body = { role: 'talent', before: pageParam } as const;
      return api('getOrders', { query: { language }, body }, { signal });
    },
    ...keyedBy<OrderKey>(),
  });

export const orderQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...orders, 'order', id, language],
    queryFn: ({ signal }) => api('getOrder', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const useLiveInbox = (): void => useLiveOrderLists(orders);

export const useLiveDesk = (id: number): void => useLiveOrder([...orders, 'order', id], { id });

export const useRefreshStudio = () => {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all([all, profileKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
    [cache],
  );
};

/** Edited in a form, so a stored copy would show old texts. */
export const plansQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'plans', language],
    queryFn: ({ signal }) => studioApi('getOwnPlans', { query: { language } }, { signal }),
    staleTime: 0,
  });

export type OwnPlan = ReplyOf<'getOwnPlans'>[number];

type SavedPlan = NonNullable<Input<Endpoints['savePlan']>['body']>;

export const savePlan = (body: SavedPlan) => studioApi('savePlan', { body });

export const movePlan = (body: MovePlan) => studioApi('movePlan', { body });

export const closePlan = (idSubscription: number) => studioApi('closePlan', { body: { idSubscription } });

/** Months begin where the reader is. */
export const membersByMonthQuery = queryOptions({
  queryKey: [...all, 'members', 'months'],
  queryFn: ({ signal }) => studioApi('getMembersByMonth', { query: { timeZone: ownTimeZone() } }, { signal }),
  staleTime: 0,
});

export type WhichMembers = 'current' | 'former';

export const membersQuery = (language: Language, which: WhichMembers, search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'members', 'list', language, which, search],
    queryFn: ({ pageParam: before, signal }) =>
      studioApi('getMembers', { query: { language }, body: { which, before, ...(search && { search }) } }, { signal }),
    ...keyedBy<number>(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const getMembersFile = (language: Language) => studioApi('getMembersFile', { query: { language } });

export const setProductActive = (idProduct: number, active: boolean) =>
  studioApi(active ? 'activateProduct' : 'deactivateProduct', { body: { idProduct } });

export const moveProduct = (body: MoveProduct) => studioApi('moveProduct', { body });

export const deleteProduct = (idProduct: number) => studioApi('deleteProduct', { body: { idProduct } });

type Charity = NonNullable<Input<Endpoints['setCharity']>['body']>['charity'];

export const setCharity = (charity: Charity) => studioApi('setCharity', { body: { charity } });

export const eventDatesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...orders, 'list', 'dates', language],
    queryFn: ({ signal }) => studioApi('getEventDates', { query: { language } }, { signal }),
    staleTime: 0,
  });

/** Among the lists of orders, because a check-in on another device changes it. */
export const guestsQuery = (idVariation: number, search: string) =>
  infiniteQueryOptions({
    queryKey: [...orders, 'list', 'guests', idVariation, search],
    queryFn: ({ pageParam: page, signal }) =>
      studioApi('getGuests', { body: { idVariation, page, ...(search && { search }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** By the code of a pass, or a line of the guest list. */
export type GuestToCheckIn = NonNullable<Input<Endpoints['checkInGuest']>['body']>;

export const checkInGuest = (body: GuestToCheckIn, idempotencyKey: string) =>
  studioApi('checkInGuest', { body }, { idempotencyKey });

export const useRefreshGuests = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: [...orders, 'list'] }), [cache]);
};

export const moveEventDate = (idVariation: number, startsAt: string, idempotencyKey: string) =>
  studioApi('moveEventDate', { body: { idVariation, startsAt } }, { idempotencyKey });

export const cancelEventDate = (idVariation: number, reason: string, idempotencyKey: string) =>
  studioApi('cancelEventDate', { body: { idVariation, reason: oneLine(reason) } }, { idempotencyKey });
