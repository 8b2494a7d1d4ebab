import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberPerson } from '../../shared/known-person.ts';
import { paths } from '../../shared/paths.ts';
import { useLogOut, useSession } from '../../shared/session.ts';

/** The login leads on by itself, and knows better where to. */
const atTheDoor = (pathname: string) => pathname === paths.register() || pathname.startsWith(paths.login());

/** Whoever has not finished the registration is led there from every page; whose account is closed is logged out. */
export const FollowUser = () => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logOut = useLogOut();

  useEffect(() => {
    if (user) rememberPerson(user);
  }, [user]);

  useEffect(() => {
    if (!user || user.status === 'ACTIVE' || user.status === 'HIDDEN') return;
    if (user.status !== 'REGISTRATION') void logOut();
    else if (!atTheDoor(pathname)) void navigate(paths.register(`${pathname}${search}`), { replace: true });
  }, [user, pathname, search, navigate, logOut]);
  return null;
};
