import type { Namespace } from '@stagedoor/messages/catalogue';
import { useMatches } from 'react-router';

type Handle =
  | {
      /** The texts that the route needs. */
      texts?: readonly Namespace[];
      /** The page takes the height of the screen and scrolls inside. */
      fillsScreen?: boolean;
    }
  | undefined;

/** What the matched routes say about themselves. */
export const useHandles = (): Handle[] => useMatches().map(({ handle }) => handle as Handle);
