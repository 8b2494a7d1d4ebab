import { lazy } from 'react';
import { OrderPage } from '../features/orders/order-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { ForUser } from '../shared/session/for-user.tsx';
import type { Route } from './+types/order.ts';

export const handle = { texts: ['orders', 'occasions', 'deliver', 'upload', 'photo'] };

// Lazy, because fans never need it.
const DeliverForm = lazy(async () => ({
  default: (await import('../features/studio/deliver/deliver-form.tsx')).DeliverForm,
}));

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'order');
};

export const meta = privateMeta;

export default function Order({ params }: Route.ComponentProps) {
  return <ForUser>{() => <OrderPage id={Number(params.id)} deliver={DeliverForm} />}</ForUser>;
}
