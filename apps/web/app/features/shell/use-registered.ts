import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useSession } from '../../shared/session.ts';

/** Whoever is logged in and has finished the registration; before that the server has nothing to tell them. */
export const useRegistered = (): SelfUser | undefined => {
  const { user } = useSession();
  return user?.status === 'ACTIVE' || user?.status === 'HIDDEN' ? user : undefined;
};
