import { PersonPage } from '../features/admin/users/person-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-user.ts';

export const handle = { texts: ['users'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminUser');

export const meta = privateMeta;

export default function AdminUser({ params: { id } }: Route.ComponentProps) {
  return <PersonPage key={id} id={Number(id)} />;
}
