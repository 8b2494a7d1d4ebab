import { RequestsPage } from '../features/admin/support/requests-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-support-requests.ts';

export const handle = { texts: ['support', 'help'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminSupport');

export const meta = privateMeta;

export default function AdminSupportRequests() {
  return <RequestsPage />;
}
