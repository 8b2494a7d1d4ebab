import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/call-to.ts';

// The list of chunks that a page imports is part of every page.
const CallToPage = lazy(async () => ({
  default: (await import('../features/calls/start/call-to-page.tsx')).CallToPage,
}));

export const handle = { texts: ['calls', 'calltimes', 'buy'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const idUser = Number(new URL(request.url).searchParams.get('user'));
  if (!Number.isSafeInteger(idUser) || idUser < 1) throw data(null, { status: 404 });
  needSession(request);
  return { ...(await titleOf(request, 'callTo')), idUser };
};

export const meta = privateMeta;

export default function CallTo({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <CallToPage idUser={loaderData.idUser} />
    </Suspense>
  );
}
