import { DecideProblem } from '../features/admin/decide-problem.tsx';
import { OrderQueue } from '../features/admin/order-queue.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-problems.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminProblems');

export const meta = privateMeta;

export default function AdminProblems() {
  return <OrderQueue name="problems" decide={DecideProblem} />;
}
