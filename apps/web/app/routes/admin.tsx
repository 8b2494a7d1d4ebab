import { StaffHome } from '../features/admin/home.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { privateMeta } from '../shared/private-page.ts';
import { staffTitle } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin.ts';

export const handle = { texts: ['admin'] };

export const loader = ({ request }: Route.LoaderArgs) => staffTitle(request, 'admin');

export const meta = privateMeta;

export default function Admin() {
  return <ForUser>{({ role }) => (role === 'ADMIN' ? <StaffHome /> : <NotFound />)}</ForUser>;
}
