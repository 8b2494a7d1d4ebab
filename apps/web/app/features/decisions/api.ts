import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

export const decisionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['session', 'decisions', language],
    queryFn: ({ signal }) => api('getOwnDecisions', { query: { language } }, { signal }),
    staleTime: 0,
  });
