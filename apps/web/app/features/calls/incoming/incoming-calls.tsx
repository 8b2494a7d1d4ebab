import { lazy, Suspense } from 'react';
import { useSession } from '../../../shared/session/session.ts';

const Ringing = lazy(() => import('./ringing.tsx'));

/** Shows a talent that somebody is calling, wherever they are on the site. */
export const IncomingCalls = () => {
  const { user } = useSession();
  return (
    user && (
      <Suspense>
        <Ringing user={user} />
      </Suspense>
    )
  );
};
