import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useKeepUser, userQuery } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';

export type UserChange = NonNullable<Input<Endpoints['updateUser']>['body']>;

export const updateUser = (body: UserChange) => api('updateUser', { body });

/** Saves something of the user's; what the server says about them afterwards is what is shown. */
export const useSave = <Given = void>(save: (given: Given) => Promise<{ user?: SelfUser }>) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const keepUser = useKeepUser();
  const sayProblem = useSayProblem();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ user }) => {
      if (user) keepUser(user);
      else await cache.invalidateQueries(userQuery);
      say.success(t('saved'));
    },
    onError: sayProblem,
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
