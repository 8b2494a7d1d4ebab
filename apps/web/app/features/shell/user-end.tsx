import { type ComponentType, lazy, Suspense } from 'react';

const load = () => import('./user-controls.tsx');
const LazyControls = lazy(load);
let LoadedControls: ComponentType | undefined;

/** For the page of a logged-in user, before it hydrates: React loses presses on a part whose code is not there yet. */
export const preloadUserEnd = async (): Promise<void> => {
  LoadedControls = (await load()).default;
};

/** The end of the header for a logged-in user. Visitors do not load it. */
export const UserEnd = () => {
  const Controls = LoadedControls ?? LazyControls;
  return (
    <Suspense>
      <Controls />
    </Suspense>
  );
};
