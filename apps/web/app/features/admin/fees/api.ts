import { infiniteQueryOptions } from '@tanstack/react-query';
import { type StaffBody, staffApi } from '../staff-api.ts';

/** There are few: one page holds them all. */
export const feesQuery = infiniteQueryOptions({
  queryKey: ['session', 'staff', 'fees'],
  queryFn: async ({ signal }) => ({ items: await staffApi('getFees', {}, { signal }) }),
  initialPageParam: 0,
  getNextPageParam: () => undefined,
  staleTime: 0,
});

export const announceFees = (body: StaffBody<'announceFees'>) => staffApi('announceFees', { body });

export const withdrawFees = (body: StaffBody<'withdrawFees'>) => staffApi('withdrawFees', { body });
