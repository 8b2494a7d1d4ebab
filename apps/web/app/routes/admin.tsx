import { StaffHome } from '../features/admin/home.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/admin.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'admin');

export const meta = privateMeta;

export default function Admin() {
  return <StaffHome />;
}
