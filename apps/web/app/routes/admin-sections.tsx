import { Outlet, useLocation } from 'react-router';
import { StaffDoor } from '../features/admin/second-factor/staff-door.tsx';
import { mayEnter } from '../features/admin/section-scopes.ts';
import { StaffFrame } from '../features/admin/staff-frame.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { refuseVisitors } from '../shared/pages/staff-page.server.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import type { Route } from './+types/admin-sections.ts';

export const handle = { texts: ['admin', 'authenticator'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  refuseVisitors(request);
  return null;
};

/** The layout of the back office; for everyone but staff it does not exist. */
export default function AdminSections() {
  const { pathname } = useLocation();
  return (
    <ForUser>
      {(user) =>
        user.role === 'ADMIN' ? (
          <StaffDoor closed={<NotFound />}>
            {(scopes) =>
              mayEnter(pathname, scopes) ? (
                <StaffFrame isHome={pathname === paths.admin()}>
                  <Outlet context={user} />
                </StaffFrame>
              ) : (
                <NotFound />
              )
            }
          </StaffDoor>
        ) : (
          <NotFound />
        )
      }
    </ForUser>
  );
}
