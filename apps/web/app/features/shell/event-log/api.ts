import { limits } from '@stagedoor/contract/limits';
import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';

export type LogPage = { items: EventLogItem[]; totalPages: number; currentPage: number };

export const eventLogQuery = infiniteQueryOptions({
  queryKey: ['session', 'event log'],
  queryFn: ({ pageParam, signal }): Promise<LogPage> =>
    api('eventLogs', { body: { page: pageParam, size: limits.pages.notifications } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
});

/** Without ids: all of them. */
export const markRead = (ids: readonly number[] | undefined) =>
  api('markEventsRead', { body: ids ? { ids: [...ids] } : {} });
