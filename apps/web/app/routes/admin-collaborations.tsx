import { DecideCollaboration } from '../features/admin/decide-collaboration.tsx';
import { OrderQueue } from '../features/admin/order-queue.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { privateMeta } from '../shared/private-page.ts';
import { staffTitle } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin-collaborations.ts';

export const handle = { texts: ['admin'] };

export const loader = ({ request }: Route.LoaderArgs) => staffTitle(request, 'adminCollaborations');

export const meta = privateMeta;

export default function AdminCollaborations() {
  return (
    <ForUser>
      {({ role }) =>
        role === 'ADMIN' ? <OrderQueue name="collaborations" decide={DecideCollaboration} /> : <NotFound />
      }
    </ForUser>
  );
}
