import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import { isSigned } from './browser-session.ts';
import { useSession } from './session.ts';

/** Renders for logged-in users; redirects visitors to the log-in and back. */
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
