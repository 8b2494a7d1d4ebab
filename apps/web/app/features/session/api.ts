import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { Language } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api/client.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useKeepUser } from '../../shared/session/session.ts';

type Body<Name extends keyof Endpoints> = Input<Endpoints[Name]> extends { body: infer B } ? B : never;

/** After log-in: continues to the requested page, or first to the rest of the registration. */
export const useArrive = () => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const keepUser = useKeepUser();
  return useCallback(
    async (user: SelfUser, next: string) => {
      keepUser(user);
      if (user.status === 'REGISTRATION') return navigate(paths.register(next), { replace: true });
      toast.success(t('welcome', { name: user.name }));
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

type SocialProof = Input<Endpoints['loginWithSocial']>;

export const logInWithSocial = (proof: SocialProof) => api('loginWithSocial', proof);

export const linkSocial = (proof: Input<Endpoints['linkSocial']>) => api('linkSocial', proof);

export const changePassword = (password: string) => api('changePassword', { body: { password } });

export const setPassword = (token: string, password: string) => api('resetPassword', { body: { token, password } });

export const mailPasswordLink = (email: string, language: Language) =>
  api('resetPassword', { body: { email, language } });

export const savePin = (pin: string) => api('setPin', { body: { pin } });
