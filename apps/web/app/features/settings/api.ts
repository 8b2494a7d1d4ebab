import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useKeepUser, userQuery } from '../../shared/session/session.ts';
import { ownTimeZone } from '../../shared/time/own-time-zone.ts';

export type UserChange = NonNullable<Input<Endpoints['updateUser']>['body']>;

export const updateUser = (body: UserChange) => api('updateUser', { body });

/** Saves a change of the user and shows the user that the server returns. */
export const useSave = <Given = void>(save: (given: Given) => Promise<{ user?: SelfUser }>) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const keepUser = useKeepUser();
  const showProblem = useShowProblem();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ user }) => {
      if (user) keepUser(user);
      else await cache.invalidateQueries(userQuery);
      toast.success(t('saved'));
    },
    onError: showProblem,
  });
};

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'sessions'],
  queryFn: ({ signal }) => api('getSessions', {}, { signal }),
});

export const deletionQuery = queryOptions({
  queryKey: ['session', 'deletion'],
  queryFn: ({ signal }) => api('getDeletion', {}, { signal }),
  staleTime: 0,
});

const blacklist = ['session', 'blacklist'];
const blacklistSize = 20;

export const blacklistQuery = infiniteQueryOptions({
  queryKey: blacklist,
  queryFn: ({ pageParam, signal }) =>
    api('getBlacklist', { body: { page: pageParam, size: blacklistSize } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
});

export const unblockUser = (idUser: number) => api('unblockUser', { body: { idUser } });

type Clearable = 'nickname' | 'corporateEmail' | 'image' | 'phone';

export const clearUserField = (field: Clearable) => api('clearUserFields', { query: { fields: field } });

export const deleteUser = (forfeit: boolean) => api('deleteUser', { query: { forfeit: forfeit ? 'true' : 'false' } });

export const mailWorkEmailLink = (email: string) => api('verifyCorporateEmail', { body: { email } });

export const changeEmail = (email: string) => api('updateEmail', { body: { email } });

export const sendPhoneCode = (phone: string) => api('sendPhoneCode', { body: { phone } });

export const confirmPhone = (code: string) => api('confirmPhone', { body: { code } });

type PushSubscriptionKeys = { p256dh: string; auth: string };

export const addPushSubscription = (endpoint: string, keys: PushSubscriptionKeys) =>
  api('addPushSubscription', { body: { endpoint, keys } });

export const removePushSubscription = (endpoint: string) => api('removePushSubscription', { body: { endpoint } });

export const endSession = (idSession: string) => api('endSession', { body: { idSession } });

export const endOtherSessions = () => api('removeDevices');

export const blockSelf = (duration: (typeof limits.blocks)[number]) => api('blockSelf', { body: { duration } });

type Absence = { awayFrom: string | null; backOn: string | null };

export const setAvailability = (absence: Absence) =>
  api('setAvailability', { body: { ...absence, timeZone: ownTimeZone() } });

export const hideUser = () => api('hideUser');

export const unhideUser = () => api('unhideUser');

export const removePin = () => api('deletePin');

export const removeSocial = (id: number) => api('deleteSocial', { params: { id } });

export const exportData = () => api('exportData');

const addressesKey = ['session', 'addresses'];

export type AddressForm = NonNullable<Input<Endpoints['saveAddress']>['body']>;

export const saveAddress = (body: AddressForm) => api('saveAddress', { body });

export const deleteAddress = (id: number) => api('deleteAddress', { params: { id } });

export const useRefreshAddresses = () => {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: addressesKey });
};
