import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { ApiError } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { Application } from '@stagedoor/contract/schemas/application';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { userQuery } from '../../shared/session/session.ts';

export type Change = NonNullable<Input<Endpoints['upgradeExpert']>['body']>;

export const applicationQuery = queryOptions({
  queryKey: ['session', 'application'],
  queryFn: ({ signal }) => api('getApplication', {}, { signal }),
  staleTime: 0,
  // Polls while the application waits for a decision.
  refetchInterval: ({ state }) => (state.data?.application?.state === 'submitted' ? 20_000 : false),
});

const seldom = 5 * 60_000;

export const fundsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['charity funds', language],
    queryFn: ({ signal }) => api('getCharityFunds', { params: { x: language } }, { signal }),
    staleTime: seldom,
  });

export const useKeepApplication = () => {
  const cache = useQueryClient();
  return useCallback(
    (application: Application) => cache.setQueryData(applicationQuery.queryKey, { application }),
    [cache],
  );
};

const isOver = (error: unknown) => error instanceof ApiError && error.name === 'requestAlreadyExists';

/** The scope runs saves one after the other, so that the last one wins. */
export const useSave = () => {
  const cache = useQueryClient();
  const keep = useKeepApplication();
  return useMutation({
    scope: { id: 'application' },
    mutationFn: (body: Change) => api('upgradeExpert', { body }),
    onSuccess: ({ application }) => keep(application),
    // Submitted in another tab, or already decided: reload its state.
    onError: async (error) => {
      if (!isOver(error)) return;
      await Promise.all([cache.invalidateQueries(applicationQuery), cache.invalidateQueries(userQuery)]);
    },
  });
};

const offer = { document: 'offer', version: limits.application.offerVersion } as const;

export const acceptOffer = () => api('confirmDocument', { query: offer });

export const reserveNickname = (nickname: string) => api('updateUser', { body: { nickname } });

export const mailWorkEmailLink = (email: string) => api('verifyCorporateEmail', { body: { email } });

export const checkProfile = (address: string) => api('checkProfile', { body: { address } });
