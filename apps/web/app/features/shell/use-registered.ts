import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useSession } from '../../shared/session/session.ts';

/** The logged-in user with a complete registration; before that there are no live events. */
export const useRegistered = (): SelfUser | undefined => {
  const { user } = useSession();
  return user?.status === 'ACTIVE' || user?.status === 'HIDDEN' ? user : undefined;
};
