import type { Language, limits } from '@stagedoor/contract/limits';
import type { Call, ExtendCall, StartCall } from '@stagedoor/contract/schemas/call';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { callsApi } from '../../shared/calls/calls-api.ts';
import { laterOf } from './later-of.ts';

const all = ['session', 'calls'];
const walletKey = ['session', 'wallet'];

export const offerQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'offer', idUser, language],
    queryFn: ({ signal }) => callsApi('getCallOffer', { params: { idUser }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const walletQuery = queryOptions({
  queryKey: [...walletKey, 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

export type Device = { idCall: number; key?: string | undefined };

/** A call as this device sees it. */
export const callQuery = ({ idCall, key }: Device, language: Language) =>
  queryOptions({
    queryKey: [...all, 'call', idCall, key, language],
    queryFn: ({ signal }) =>
      callsApi('getCall', { query: { language }, body: { idCall, ...(key && { key }) } }, { signal }),
    staleTime: 0,
    structuralSharing: (before, call) => laterOf(before as Call | undefined, call as Call),
  });

const recent = 5;

/** The last calls with a person. */
export const callsQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'list', idUser, language],
    queryFn: ({ signal }) =>
      callsApi('getCalls', { query: { language }, body: { page: 0, size: recent, idUser } }, { signal }),
    staleTime: 0,
  });

/** The last ones with anybody: one that rings is among them. */
export const readRecentCalls = async (language: Language): Promise<Call[]> =>
  (await callsApi('getCalls', { query: { language }, body: { page: 0, size: recent } })).items;

export const startCall = (body: StartCall, idempotencyKey: string) =>
  callsApi('startCall', { body }, { idempotencyKey });

export const extendCall = (body: ExtendCall, idempotencyKey: string) =>
  callsApi('extendCall', { body }, { idempotencyKey });

type OwnDevice = { idCall: number; key: string };

export const answerCall = (body: OwnDevice, language: Language) =>
  callsApi('answerCall', { query: { language }, body });

export const denyCall = (idCall: number) => callsApi('denyCall', { body: { idCall } });

export const endCall = (idCall: number, language: Language) =>
  callsApi('endCall', { query: { language }, body: { idCall } });

export const beatCall = (body: OwnDevice, language: Language) => callsApi('beatCall', { query: { language }, body });

export const signalCall = (device: OwnDevice, signal: string) =>
  callsApi('signalCall', { body: { ...device, signal } });

export const readCallServers = () => callsApi('getCallServers', {});

type Duration = (typeof limits.blocks)[number];

export const blockUser = (idUser: number, duration: Duration) => api('blockUser', { body: { idUser, duration } });

/** Shows what the server has just answered. */
export const useKeepCall = (device: Device, language: Language) => {
  const cache = useQueryClient();
  const { idCall, key } = device;
  return useCallback(
    (call: Call) => cache.setQueryData(callQuery({ idCall, key }, language).queryKey, call),
    [cache, idCall, key, language],
  );
};

/** Loads the calls again, and what they leave in the wallet and in packs. */
export const useRefreshCalls = () => {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all([all, walletKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
    [cache],
  );
};
