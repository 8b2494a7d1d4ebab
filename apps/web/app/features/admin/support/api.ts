import type { SupportState } from '@stagedoor/contract/schemas/support';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pages } from '../api.ts';
import { staffApi } from '../staff-api.ts';

export const requestsQuery = (state: SupportState) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['session', 'staff', 'support', state],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getSupportRequests', { body: { state, page: pageParam } }, { signal }),
  });

export const answerRequest = (id: number, answer: string) => staffApi('answerSupportRequest', { body: { id, answer } });

export const closeRequest = (id: number) => staffApi('closeSupportRequest', { body: { id } });
