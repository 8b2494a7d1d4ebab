import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { userQuery } from '../../shared/session.ts';

type Credentials = Input<Endpoints['loginWithPassword']>['body'];

export const useLogIn = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api('loginWithPassword', { body }),
    onSuccess: ({ user }) => cache.setQueryData(userQuery.queryKey, user),
  });
};
