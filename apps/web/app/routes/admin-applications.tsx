import { ApplicationsPage } from '../features/admin/applications/applications-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-applications.ts';

export const handle = { texts: ['applications'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminApplications');

export const meta = privateMeta;

export default function AdminApplications() {
  return <ApplicationsPage />;
}
