import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useOutletContext } from 'react-router';

/** The logged-in user. Sections render inside the frame, which waits for the user. */
export const useMe = (): SelfUser => useOutletContext<SelfUser>();
