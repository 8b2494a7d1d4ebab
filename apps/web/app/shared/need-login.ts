import { lazy, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask } from './ask.tsx';
import { paths } from './paths.ts';
import { useSession } from './session.ts';

const NeedLoginModal = lazy(() => import('./need-login-modal.tsx'));

/** True when somebody is logged in; otherwise asks, and leads to the login and back. */
export const useNeedLogin = () => {
  const { signed } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(async (): Promise<boolean> => {
    if (signed) return true;
    if ((await ask(NeedLoginModal)) === 'logIn') await navigate(paths.login(`${pathname}${search}`));
    return false;
  }, [signed, pathname, search, navigate]);
};
