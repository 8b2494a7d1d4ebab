import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { rememberPerson } from '../../shared/session/known-person.ts';
import { logOut, useSession } from '../../shared/session/session.ts';

/** The log-in pages redirect on their own, to a better target. */
const atTheDoor = (pathname: string) => pathname === paths.register() || pathname.startsWith(paths.login());

/** Redirects users with an unfinished registration to it from every page, and logs out users of closed accounts. */
export const FollowUser = () => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (user) rememberPerson(user);
  }, [user]);

  useEffect(() => {
    if (!user || user.status === 'ACTIVE' || user.status === 'HIDDEN') return;
    if (user.status !== 'REGISTRATION') void logOut();
    else if (!atTheDoor(pathname)) void navigate(paths.register(`${pathname}${search}`), { replace: true });
  }, [user, pathname, search, navigate]);
  return null;
};
