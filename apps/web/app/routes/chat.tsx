import { ChatPage } from '../features/chat/chat-page.tsx';
import type { Route } from './+types/chat.ts';

export default function Chat({ params }: Route.ComponentProps) {
  return <ChatPage idChat={Number(params.id)} />;
}
