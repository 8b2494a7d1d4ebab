import { DecideCollaboration } from '../features/admin/decide-collaboration.tsx';
import { OrderQueue } from '../features/admin/order-queue.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-collaborations.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminCollaborations');

export const meta = privateMeta;

export default function AdminCollaborations() {
  return <OrderQueue name="collaborations" decide={DecideCollaboration} />;
}
