import { lazy, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask } from '../dialogs/ask.tsx';
import { paths } from '../navigation/paths.ts';
import { useSession } from './session.ts';

const NeedLoginModal = lazy(() => import('./need-login-modal.tsx'));

/** True when logged in; otherwise asks, and redirects to the log-in and back. */
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
