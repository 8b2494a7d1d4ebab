import { type ReactNode, Suspense, useState } from 'react';
import { useInView } from './use-in-view.ts';

/** Renders what is below the fold when the reader comes near: its scripts and data are loaded only then. */
export const WhenNear = ({ children }: { children: ReactNode }) => {
  const [isNear, setNear] = useState(false);
  const ref = useInView(!isNear, () => setNear(true));
  return <div ref={ref}>{isNear && <Suspense>{children}</Suspense>}</div>;
};
