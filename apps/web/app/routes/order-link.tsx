import { lazy } from 'react';
import { OrderLinkPage } from '../features/orders/link-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/order-link.ts';

export const handle = { texts: ['orders', 'occasions'] };

// Lazy, because most orders have no chat.
const LinkedChat = lazy(async () => ({
  default: (await import('../features/chat/linked-chat.tsx')).LinkedChat,
}));

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'order');

export const meta = privateMeta;

export const headers = secretHeaders;

export default function OrderLink({ params }: Route.ComponentProps) {
  return <OrderLinkPage token={params.token} chat={LinkedChat} />;
}
