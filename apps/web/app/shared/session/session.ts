import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { api } from '../api/client.ts';
import { leave } from '../api/connection.ts';
import { useShell } from '../pages/shell-data.ts';
import { isSigned, onSignedChange } from './browser-session.ts';

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

/** The session of the visitor. The frame loads it once for the whole page. */
export const useFoundSession = (): Session => {
  const shell = useShell();
  const signed = useSyncExternalStore(onSignedChange, isSigned, () => shell.signed);
  // The cookie may outlive the token, which only the browser has.
  const { data } = useQuery({ ...userQuery, enabled: typeof document !== 'undefined' && isSigned() });
  return useMemo(() => ({ signed, user: signed ? data : undefined }), [signed, data]);
};

/** Replaces the cached user. */
export const useKeepUser = () => {
  const cache = useQueryClient();
  return useCallback((user: SelfUser) => cache.setQueryData(userQuery.queryKey, user), [cache]);
};

export const logOut = async (): Promise<void> => {
  const ended = api('logOut').catch(() => {}); // logging out works without the server too
  // Before the server answers: by then other tabs may ask it, and must not take this for a session that was ended elsewhere.
  leave();
  await ended;
};
