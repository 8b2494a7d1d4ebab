import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { countersQuery } from './api.ts';
import { useRegistered } from './use-registered.ts';

/** The unread counts; zero while unknown. */
export const useCounters = () => {
  const { data } = useQuery({ ...countersQuery, enabled: useRegistered() !== undefined });
  return { orders: data?.result ?? 0, notifications: data?.eventLogs ?? 0, chats: data?.chats ?? 0 };
};

export const useRefreshCounters = () => {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries(countersQuery), [cache]);
};
