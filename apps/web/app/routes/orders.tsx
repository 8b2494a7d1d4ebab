import { OrdersPage } from '../features/orders/orders-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/orders.ts';

export const handle = { texts: ['orders'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'orders');
};

export const meta = privateMeta;

export default function Orders() {
  return <OrdersPage />;
}
