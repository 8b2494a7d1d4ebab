import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useOutletContext } from 'react-router';

/** The logged-in user; sections stand inside the frame, which waits for them. */
export const useMe = (): SelfUser => useOutletContext<SelfUser>();
