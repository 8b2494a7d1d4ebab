import { limits } from '@stagedoor/contract/limits';
import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { useRefreshCounters } from './counters.ts';

type LogPage = { items: EventLogItem[]; totalPages: number; currentPage: number };
type Log = InfiniteData<LogPage>;

export const eventLogQuery = infiniteQueryOptions({
  queryKey: ['session', 'event log'],
  queryFn: ({ pageParam, signal }): Promise<LogPage> =>
    api('eventLogs', { body: { page: pageParam, size: limits.pages.notifications } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
});

/** Each once, newest first: what arrives between two pages shifts the next one. */
export const itemsOf = (log: Log | undefined): EventLogItem[] => {
  const items = new Map(log?.pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return [...items.values()].sort((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id);
};

const change = (log: Log, turn: (items: EventLogItem[], page: number) => EventLogItem[]): Log => ({
  ...log,
  pages: log.pages.map((page, number) => ({ ...page, items: turn(page.items, number) })),
});

/** The same list with these in it, instead of what they replace. */
export const withItems = (log: Log, news: readonly EventLogItem[]): Log => {
  const fresh = new Set(news.map(({ id }) => id));
  return change(log, (items, page) => [...(page === 0 ? news : []), ...items.filter(({ id }) => !fresh.has(id))]);
};

const read = (log: Log, ids: readonly number[] | undefined): Log =>
  change(log, (items) => items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item)));

/** Keeps the list as the server tells of it; without items it is looked up again. */
export const useKeepItems = () => {
  const cache = useQueryClient();
  return useCallback(
    (news: readonly EventLogItem[]) => {
      if (news.length === 0) void cache.invalidateQueries(eventLogQuery);
      else cache.setQueryData(eventLogQuery.queryKey, (log) => log && withItems(log, news));
    },
    [cache],
  );
};

/** Without ids: all of them. */
export const useMarkRead = () => {
  const cache = useQueryClient();
  const refreshCounters = useRefreshCounters();
  const sayProblem = useSayProblem();
  return useMutation({
    mutationFn: (ids: readonly number[] | undefined) => api('markEventsRead', { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: (_, ids) => {
      cache.setQueryData(eventLogQuery.queryKey, (log) => log && read(log, ids));
      refreshCounters();
    },
    onError: sayProblem,
  });
};
