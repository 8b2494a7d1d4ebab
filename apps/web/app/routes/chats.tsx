import { Outlet, useParams } from 'react-router';
import { ChatsFrame } from '../features/chat/chats-frame.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/chats.ts';

export const handle = { texts: ['chat', 'photo', 'buy', 'report', 'block'], fillsScreen: true };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'chat');
};

export const meta = privateMeta;

export default function Chats() {
  const { id } = useParams();
  return (
    <ChatsFrame idChat={id === undefined ? undefined : Number(id)}>
      <Outlet />
    </ChatsFrame>
  );
}
