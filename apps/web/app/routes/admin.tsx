import { StaffHome } from '../features/admin/overview/home.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin.ts';

export const handle = { texts: ['overview'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'admin');

export const meta = privateMeta;

export default function Admin() {
  return <StaffHome />;
}
