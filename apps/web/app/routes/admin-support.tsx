import { SupportChatsPage } from '../features/admin/support/chats/chats-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-support.ts';

export const handle = { texts: ['support'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminSupport');

export const meta = privateMeta;

export default function AdminSupport() {
  return <SupportChatsPage />;
}
