import { GroupsPage } from '../features/admin/groups/groups-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-groups.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminGroups');

export const meta = privateMeta;

export default function AdminGroups() {
  return <GroupsPage />;
}
