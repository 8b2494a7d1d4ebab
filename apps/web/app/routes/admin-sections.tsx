import { Outlet, useLocation } from 'react-router';
import { StaffFrame } from '../features/admin/staff-frame.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { paths } from '../shared/paths.ts';
import { refuseVisitors } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin-sections.ts';

export const handle = { texts: ['admin'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  refuseVisitors(request);
  return null;
};

/** Every room of the back office stands in the same frame; for everybody but the staff there is none. */
export default function AdminSections() {
  const isHome = useLocation().pathname === paths.admin();
  return (
    <ForUser>
      {(user) =>
        user.role === 'ADMIN' ? (
          <StaffFrame isHome={isHome}>
            <Outlet context={user} />
          </StaffFrame>
        ) : (
          <NotFound />
        )
      }
    </ForUser>
  );
}
