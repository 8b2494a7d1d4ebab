import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { verified } from '../../../shared/verification/verified.ts';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff'];

/** Never stale: when the second factor is due again, the next call is refused. */
export const selfQuery = queryOptions({
  queryKey: [...all, 'self'],
  queryFn: ({ signal }) => staffApi('getStaffSelf', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

// Kept no longer than the screen: the next one asks again and is given the same secret.
export const startQuery = queryOptions({
  queryKey: ['session', 'secondFactor'],
  queryFn: () => verified(() => staffApi('startSecondFactor')),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Invalidates everything that the back office shows. */
export const useLookAgain = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const renewRecoveryCodes = (body: StaffBody<'renewRecoveryCodes'>) => staffApi('renewRecoveryCodes', { body });

export const startSecondFactor = (body: StaffBody<'startSecondFactor'>) => staffApi('startSecondFactor', { body });

export const confirmSecondFactor = (body: StaffBody<'confirmSecondFactor'>) =>
  staffApi('confirmSecondFactor', { body });

export const enterSecondFactor = (body: StaffBody<'enterSecondFactor'>) => staffApi('enterSecondFactor', { body });
