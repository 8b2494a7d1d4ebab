import { ReportsPage } from '../features/admin/reports/reports-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-reports.ts';

export const handle = { texts: ['reports', 'report'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminReports');

export const meta = privateMeta;

export default function AdminReports() {
  return <ReportsPage />;
}
