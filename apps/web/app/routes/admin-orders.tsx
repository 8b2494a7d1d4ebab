import { StaffOrdersPage } from '../features/admin/orders/orders-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-orders.ts';

export const handle = { texts: ['books', 'orders', 'product'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminOrders');

export const meta = privateMeta;

export default function AdminOrders() {
  return <StaffOrdersPage />;
}
