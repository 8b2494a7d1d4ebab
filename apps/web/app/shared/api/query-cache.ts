import { ApiError } from '@stagedoor/contract/errors';
import { notifyManager, QueryClient } from '@tanstack/react-query';

// In a microtask, so that the second press of a double click finds the button busy.
notifyManager.setScheduler(queueMicrotask);

/** The server would refuse again; only a lost connection is worth a retry. */
const worthRetrying = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof ApiError && error.name !== 'badInternet');

export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000 },
      // Without a connection a change fails at once, instead of waiting and taking effect when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  });
