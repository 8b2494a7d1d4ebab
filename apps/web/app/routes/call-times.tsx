import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/call-times.ts';

// The list of chunks that a page imports is part of every page.
const BookingsPage = lazy(async () => ({
  default: (await import('../features/calls/times/bookings-page.tsx')).BookingsPage,
}));
const BookingPage = lazy(async () => ({
  default: (await import('../features/calls/times/booking-page.tsx')).BookingPage,
}));

export const handle = { texts: ['calls', 'calltimes'] };

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  const idBooking = params.id === undefined ? undefined : Number(params.id);
  if (idBooking !== undefined && !(Number.isSafeInteger(idBooking) && idBooking > 0)) throw data(null, { status: 404 });
  needSession(request);
  return { ...(await titleOf(request, 'callTimes')), idBooking };
};

export const meta = privateMeta;

export default function CallTimes({ loaderData: { idBooking } }: Route.ComponentProps) {
  return (
    <Suspense>
      {idBooking === undefined ? <BookingsPage /> : <BookingPage key={idBooking} idBooking={idBooking} />}
    </Suspense>
  );
}
