import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

export const countersQuery = queryOptions({
  queryKey: ['session', 'counters'],
  queryFn: ({ signal }) => api('newEventsCount', {}, { signal }),
});
