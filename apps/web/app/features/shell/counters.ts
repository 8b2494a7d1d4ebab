import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { useRegistered } from './use-registered.ts';

const countersQuery = queryOptions({
  queryKey: ['session', 'counters'],
  queryFn: ({ signal }) => api('newEventsCount', {}, { signal }),
});

/** How much is new; nothing while that is not known. */
export const useCounters = () => {
  const { data } = useQuery({ ...countersQuery, enabled: useRegistered() !== undefined });
  return { orders: data?.result ?? 0, notifications: data?.eventLogs ?? 0, chats: data?.chats ?? 0 };
};

export const useRefreshCounters = () => {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries(countersQuery), [cache]);
};
