import { lazy, Suspense } from 'react';
import { useRegistered } from './use-registered.ts';

const LiveConnection = lazy(() => import('./live-connection.tsx'));

/** Loaded after everything else. */
export const Live = () => {
  const user = useRegistered();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <LiveConnection key={user.idUser} idUser={user.idUser} />
    </Suspense>
  );
};
