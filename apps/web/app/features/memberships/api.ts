import type { ReplyOf } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';

export type Plans = ReplyOf<'getPlans'>;
export type Plan = Plans['plans'][number];

const all = ['session', 'memberships'];

const plansQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'plans', idUser, language],
    queryFn: ({ signal }) => api('getPlans', { params: { x: idUser }, query: { language } }, { signal }),
    staleTime: 0,
  });

/** The plans with the user's own membership; until that is loaded, and for visitors, what everyone sees. */
export const usePlans = (shown: Plans) => {
  const { signed } = useSession();
  const { data, isError, refetch } = useQuery({ ...plansQuery(shown.idUser, useLanguage()), enabled: signed });
  return { plans: data ?? shown, isKnown: !signed || data !== undefined, failed: isError && !data, refetch };
};

export const membershipsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'own', language],
    queryFn: ({ signal }) => api('getMemberships', { query: { language } }, { signal }),
    staleTime: 0,
  });

export const joinPlan = (body: Input<Endpoints['subscribe']>['body'], idempotencyKey: string) =>
  api('subscribe', { body }, { idempotencyKey });

export const joinByLink = (body: Input<Endpoints['subscribeByLink']>['body'], idempotencyKey: string) =>
  api('subscribeByLink', { body }, { idempotencyKey });

type Change = { idMembership: number; idSubscription: number };

export const changePlan = (body: Change, idempotencyKey: string) =>
  api('changeSubscription', { body }, { idempotencyKey });

export const payNow = (idMembership: number, idempotencyKey: string) =>
  api('paySubscription', { body: { idMembership } }, { idempotencyKey });

export const stopMembership = (idMembership: number) => api('stopSubscription', { body: { idMembership } });

export const resumeMembership = (idMembership: number) => api('resumeSubscription', { body: { idMembership } });

export const undoMembership = (idMembership: number, idempotencyKey: string) =>
  api('undoSubscription', { body: { idMembership } }, { idempotencyKey });

export const setCard = (idMembership: number, idCard: string) =>
  api('setSubscriptionCard', { body: { idMembership, idCard } });

export const useRefreshMemberships = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
