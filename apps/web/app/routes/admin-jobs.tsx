import { JobsPage } from '../features/admin/jobs/jobs-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-jobs.ts';

export const handle = { texts: ['books'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminJobs');

export const meta = privateMeta;

export default function AdminJobs() {
  return <JobsPage />;
}
