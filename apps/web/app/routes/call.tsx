import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/call.ts';

// The list of chunks that a page imports is part of every page.
const CallPage = lazy(async () => ({ default: (await import('../features/calls/call-page.tsx')).CallPage }));

export const handle = { texts: ['calls', 'buy'] };

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  const idCall = Number(params.id);
  if (!Number.isSafeInteger(idCall) || idCall < 1) throw data(null, { status: 404 });
  needSession(request);
  return { ...(await titleOf(request, 'call')), idCall };
};

export const meta = privateMeta;

export default function Call({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <CallPage key={loaderData.idCall} idCall={loaderData.idCall} />
    </Suspense>
  );
}
