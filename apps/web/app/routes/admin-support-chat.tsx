import { CasePage } from '../features/admin/support/chats/case-page.tsx';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-support-chat.ts';

export const handle = { texts: ['support', 'chat', 'photo', 'buy', 'report'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminSupport');

export const meta = privateMeta;

export default function AdminSupportChat({ params: { idChat } }: Route.ComponentProps) {
  const id = Number(idChat);
  return <CasePage key={id} idChat={id} thread={(desk) => <ChatPage idChat={id} desk={desk} />} />;
}
