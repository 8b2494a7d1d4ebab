import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useKeepUser } from '../../shared/session.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';

type Body<Name extends keyof Endpoints> = Input<Endpoints[Name]> extends { body: infer B } ? B : never;

/** Somebody is in: on to where they wanted to go, or first to the rest of the registration. */
export const useArrive = () => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const keepUser = useKeepUser();
  return useCallback(
    async (user: SelfUser, next: string) => {
      keepUser(user);
      if (user.status === 'REGISTRATION') return navigate(paths.register(next), { replace: true });
      say.success(t('welcome', { name: user.name }));
      return navigate(next, { replace: true });
    },
    [keepUser, navigate, t],
  );
};

export const useSendCode = () => {
  const language = useLanguage();
  return useCallback((email: string) => api('loginGetPassword', { body: { email, language } }), [language]);
};

export const useLogIn = () =>
  useMutation({ mutationFn: (body: Body<'loginWithPassword'>) => api('loginWithPassword', { body }) });

export const useLogInWithPin = () =>
  useMutation({ mutationFn: (body: Body<'loginWithPin'>) => api('loginWithPin', { body }) });
