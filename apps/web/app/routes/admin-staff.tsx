import { MembersPage } from '../features/admin/staff/members-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-staff.ts';

export const handle = { texts: ['members'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminStaff');

export const meta = privateMeta;

export default function AdminStaff() {
  return <MembersPage />;
}
