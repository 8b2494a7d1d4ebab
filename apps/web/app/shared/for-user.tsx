import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import text from '../ui/text.module.css';
import { isSigned } from './browser-session.ts';
import { paths } from './paths.ts';
import { useSession } from './session.ts';
import { useTranslation } from './texts/use-translation.ts';

/** What only somebody who is logged in sees. Everybody else is led to the login and back. */
export const ForUser = ({ children }: { children: (user: SelfUser) => ReactNode }) => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSigned()) void navigate(paths.login(`${pathname}${search}`), { replace: true });
  }, [navigate, pathname, search]);
  if (user) return children(user);
  return (
    <p className={text.quiet} role="status">
      {t('oneMoment')}
    </p>
  );
};
