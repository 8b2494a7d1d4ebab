import { UsersPage } from '../features/admin/users/users-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-users.ts';

export const handle = { texts: ['users'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminUsers');

export const meta = privateMeta;

export default function AdminUsers() {
  return <UsersPage />;
}
