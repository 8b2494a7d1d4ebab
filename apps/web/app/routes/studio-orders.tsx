import { StudioOrdersPage } from '../features/studio/orders/orders-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-orders.ts';

export const handle = { texts: ['studio'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioOrders');
};

export const meta = privateMeta;

export default function StudioOrders() {
  return <StudioOrdersPage />;
}
