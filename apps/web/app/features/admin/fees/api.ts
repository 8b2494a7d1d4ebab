import { infiniteQueryOptions } from '@tanstack/react-query';
import { staffApi } from '../staff-api.ts';

/** There are never many: one page holds them all. */
export const feesQuery = infiniteQueryOptions({
  queryKey: ['session', 'staff', 'fees'],
  queryFn: async ({ signal }) => ({ items: await staffApi('getFees', {}, { signal }) }),
  initialPageParam: 0,
  getNextPageParam: () => undefined,
  staleTime: 0,
});
