import { callChanged } from '@stagedoor/contract/live/calls';
import type { Call } from '@stagedoor/contract/schemas/call';
import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../../shared/live/events.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { callsQuery } from '../api.ts';

const none: Call[] = [];

/** The calls with the other one of a pair, as far back as messages are shown. */
export const useThreadCalls = ({ thread, items, hasOlder }: ChatHistory, isShown: boolean): readonly Call[] => {
  const idUser = isShown && thread.kind === 'PAIR' ? thread.partner?.idUser : undefined;
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...callsQuery(idUser ?? 0, useLanguage()),
    enabled: idUser !== undefined,
  });
  useLive(callChanged, () => void (idUser !== undefined && refetch()));
  const calls = data?.pages.flatMap((page) => page.items) ?? none;
  const [first] = items;
  const since = hasOlder && first ? first.created : '';
  const isDeepEnough = (calls.at(-1)?.startedAt ?? '') < since;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isDeepEnough) void fetchNextPage();
  }, [hasNextPage, isFetching, isDeepEnough, fetchNextPage]);
  return calls.filter(({ state, startedAt }) => state === 'over' && startedAt >= since).toReversed();
};
