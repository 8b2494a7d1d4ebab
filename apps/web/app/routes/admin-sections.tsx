import { Outlet, useLocation } from 'react-router';
import { StaffDoor } from '../features/admin/second-factor/staff-door.tsx';
import { mayEnter } from '../features/admin/section-scopes.ts';
import { StaffFrame } from '../features/admin/staff-frame.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { paths } from '../shared/paths.ts';
import { refuseVisitors } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin-sections.ts';

export const handle = { texts: ['admin', 'factor'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  refuseVisitors(request);
  return null;
};

/** Every room of the back office stands in the same frame; for everybody but the staff there is none. */
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
