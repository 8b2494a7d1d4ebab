import { data } from 'react-router';
import { FirstMessagePage } from '../features/chat/first-message-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/message.ts';

export const handle = { texts: ['chat', 'photo', 'buy'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const idUser = Number(new URL(request.url).searchParams.get('user'));
  if (!Number.isSafeInteger(idUser) || idUser < 1) throw data(null, { status: 404 });
  return { ...(await titleOf(request, 'message')), idUser };
};

export const meta = privateMeta;

export default function Message({ loaderData }: Route.ComponentProps) {
  return <FirstMessagePage idUser={loaderData.idUser} />;
}
