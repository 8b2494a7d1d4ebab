import { lazy, Suspense } from 'react';
import { useSession } from '../../../shared/session/session.ts';

// Most people have won nothing.
const Screens = lazy(() => import('./screens.tsx'));

/** What a winner has to do first. */
export const WinnerScreens = () => {
  const { user } = useSession();
  if (!user || user.screens.length === 0) return null;
  return (
    <Suspense>
      <Screens screens={user.screens} />
    </Suspense>
  );
};
