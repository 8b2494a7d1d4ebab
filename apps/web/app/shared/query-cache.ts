import { Refusal } from '@stagedoor/contract/errors';
import { notifyManager, QueryClient } from '@tanstack/react-query';

// At the end of the press and not some time after it: the second press of a double click must find the button busy.
notifyManager.setScheduler(queueMicrotask);

/** What the server refused by name it will refuse again; only a lost connection is worth another try. */
const worthRetrying = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof Refusal && error.name !== 'badInternet');

export const createCache = () =>
  new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } });
