import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { api, leave } from './api.ts';
import { isSigned, onSignedChange } from './browser-session.ts';
import { useShell } from './shell-data.ts';

export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: ({ signal }) => api('getUserFull', {}, { signal }),
  staleTime: 60_000,
});

/** `signed` is known at once, on the server too; `user` follows. */
type Session = { signed: boolean; user: SelfUser | undefined };

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of the frame');
  return session;
};

/** Who looks at the page. The frame asks once for all that stands in it. */
export const useFoundSession = (): Session => {
  const shell = useShell();
  const signed = useSyncExternalStore(onSignedChange, isSigned, () => shell.signed);
  // The cookie may outlive the token, and only the browser has that one.
  const { data } = useQuery({ ...userQuery, enabled: typeof document !== 'undefined' && isSigned() });
  return useMemo(() => ({ signed, user: signed ? data : undefined }), [signed, data]);
};

/** Puts what the server said about the user in the place of what was known. */
export const useKeepUser = () => {
  const cache = useQueryClient();
  return useCallback((user: SelfUser) => cache.setQueryData(userQuery.queryKey, user), [cache]);
};

export const useLogOut = () => {
  const cache = useQueryClient();
  return useCallback(async () => {
    await api('logOut').catch(() => {}); // leaving works without the server too
    cache.clear();
    leave(); // also when another tab noticed the end first and took the token away
  }, [cache]);
};
