import { ReportQueue } from '../features/admin/report-queue.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-reviews.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminReviews');

export const meta = privateMeta;

export default function AdminReviews() {
  return <ReportQueue />;
}
