import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

export const decisionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['session', 'decisions', language],
    queryFn: ({ signal }) => api('getOwnDecisions', { query: { language } }, { signal }),
    staleTime: 0,
  });

export type AppealBy = { token: string } | { idDecision: number };

export const appeal = (by: AppealBy, text: string) => api('appeal', { body: { ...by, text } });
