import { lazy, Suspense } from 'react';
import { isTalent } from '../../../shared/session/is-talent.ts';
import { useSession } from '../../../shared/session/session.ts';

// Nobody else can be called.
const Ringing = lazy(() => import('./ringing.tsx'));

/** Shows a talent that somebody is calling, wherever they are on the site. */
export const IncomingCalls = () => {
  const { user } = useSession();
  if (!user || !isTalent(user)) return null;
  return (
    <Suspense>
      <Ringing />
    </Suspense>
  );
};
