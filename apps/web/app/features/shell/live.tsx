import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isWatching, onWatchesChange } from '../../shared/live/watched-topics.ts';
import { useSession } from '../../shared/session.ts';
import { useRegistered } from './use-registered.ts';

const LiveConnection = lazy(() => import('./live-connection.tsx'));
const VisitorConnection = lazy(() => import('./visitor-connection.tsx'));

/** Fetched when everything else is there, and for a visitor only where the page has something to watch. */
export const Live = () => {
  const user = useRegistered();
  const { signed } = useSession();
  const watching = useSyncExternalStore(onWatchesChange, isWatching, () => false);
  if (!user && (signed || !watching)) return null;
  return (
    <Suspense fallback={null}>
      {user ? <LiveConnection key={user.idUser} idUser={user.idUser} /> : <VisitorConnection />}
    </Suspense>
  );
};
