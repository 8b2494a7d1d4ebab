import { ReportQueue } from '../features/admin/report-queue.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { privateMeta } from '../shared/private-page.ts';
import { staffTitle } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin-reviews.ts';

export const handle = { texts: ['admin'] };

export const loader = ({ request }: Route.LoaderArgs) => staffTitle(request, 'adminReviews');

export const meta = privateMeta;

export default function AdminReviews() {
  return <ForUser>{({ role }) => (role === 'ADMIN' ? <ReportQueue /> : <NotFound />)}</ForUser>;
}
