import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useRefreshCounters } from './counters.ts';
import { eventLogQuery, type LogPage, markRead } from './event-log/api.ts';

type Log = InfiniteData<LogPage>;

/** Each once, newest first: a notification that arrives between two page loads shifts the next page. */
export const itemsOf = (log: Log | undefined): EventLogItem[] => {
  const items = new Map(log?.pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return [...items.values()].sort((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id);
};

const change = (log: Log, turn: (items: EventLogItem[], page: number) => EventLogItem[]): Log => ({
  ...log,
  pages: log.pages.map((page, number) => ({ ...page, items: turn(page.items, number) })),
});

/** The list with these items added or replaced. */
export const withItems = (log: Log, news: readonly EventLogItem[]): Log => {
  const fresh = new Set(news.map(({ id }) => id));
  return change(log, (items, page) => [...(page === 0 ? news : []), ...items.filter(({ id }) => !fresh.has(id))]);
};

const read = (log: Log, ids: readonly number[] | undefined): Log =>
  change(log, (items) => items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item)));

/** Updates the list with items from the server; without items it is reloaded. */
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

export const useMarkRead = () => {
  const cache = useQueryClient();
  const refreshCounters = useRefreshCounters();
  const showProblem = useShowProblem();
  return useMutation({
    mutationFn: markRead,
    onSuccess: (_, ids) => {
      cache.setQueryData(eventLogQuery.queryKey, (log) => log && read(log, ids));
      refreshCounters();
    },
    onError: showProblem,
  });
};
