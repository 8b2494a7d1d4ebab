import { queryOptions } from '@tanstack/react-query';
import { staffApi } from '../staff-api.ts';

export const directoryQuery = queryOptions({
  queryKey: ['session', 'staff', 'directory'],
  queryFn: ({ signal }) => staffApi('getDirectory', {}, { signal }),
  staleTime: 0,
});
