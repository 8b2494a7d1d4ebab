import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { lazy, Suspense } from 'react';

const BlockedNote = lazy(() => import('./blocked-note.tsx'));

/** Lazy, because few users need it. */
export const IfBlocked = ({ user: { blocked } }: { user: SelfUser }) =>
  blocked && (
    <Suspense fallback={null}>
      <BlockedNote {...blocked} />
    </Suspense>
  );
