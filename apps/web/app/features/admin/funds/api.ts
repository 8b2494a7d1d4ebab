import { infiniteQueryOptions } from '@tanstack/react-query';
import { pages } from '../api.ts';
import { staffApi } from '../staff-api.ts';

export const fundsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: ['session', 'staff', 'funds'],
  queryFn: ({ pageParam, signal }) => staffApi('getFunds', { body: { page: pageParam } }, { signal }),
});
