import { callLimits } from '@stagedoor/contract/call-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { BookCall, CallBooking } from '@stagedoor/contract/schemas/call';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callsApi } from '../../../shared/calls/calls-api.ts';

const all = ['session', 'calls'];
const bookings = [...all, 'bookings'];

export const timesQuery = (idUser: number, minutes: number) =>
  queryOptions({
    queryKey: [...all, 'times', idUser, minutes],
    queryFn: ({ signal }) => callsApi('getCallTimes', { body: { idUser, minutes } }, { signal }),
    staleTime: 0,
  });

export const bookingQuery = (idBooking: number, language: Language) =>
  queryOptions({
    queryKey: [...bookings, 'one', idBooking, language],
    queryFn: ({ signal }) => callsApi('getCallBooking', { query: { language }, body: { idBooking } }, { signal }),
    staleTime: 0,
  });

export const bookingsQuery = (over: boolean, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...bookings, 'list', over, language],
    queryFn: ({ pageParam, signal }) =>
      callsApi(
        'getCallBookings',
        { query: { language }, body: { page: pageParam, size: callLimits.bookings.page, over } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const bookCall = (body: BookCall, idempotencyKey: string) => callsApi('bookCall', { body }, { idempotencyKey });

type SeenTime = Pick<CallBooking, 'idBooking' | 'turn'>;

export const acceptTime = ({ idBooking, turn }: SeenTime, language: Language) =>
  callsApi('acceptCallTime', { query: { language }, body: { idBooking, turn } });

export const proposeTime = ({ idBooking, turn }: SeenTime, at: string, language: Language) =>
  callsApi('proposeCallTime', { query: { language }, body: { idBooking, turn, at } });

export const callOff = (idBooking: number, language: Language) =>
  callsApi('callOff', { query: { language }, body: { idBooking } });

export const joinCall = (body: { idBooking: number; key: string }, language: Language) =>
  callsApi('joinCall', { query: { language }, body });

/** Shows what the server has just answered. */
export const useKeepBooking = (idBooking: number, language: Language) => {
  const cache = useQueryClient();
  return useCallback(
    async (booking: CallBooking) => {
      const { queryKey } = bookingQuery(idBooking, language);
      // What was asked before is older.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, booking);
    },
    [cache, idBooking, language],
  );
};
