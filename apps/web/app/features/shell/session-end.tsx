import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { onSessionEnd } from '../../shared/api/connection.ts';
import { dropDrafts } from '../../shared/forms/draft.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isSigned, keepToken, onSignedElsewhere, readToken } from '../../shared/session/browser-session.ts';

/** When the session ends, here or on the server, redirects to the log-in once. */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionEnd((why) => {
        dropDrafts(why === 'left' ? 'all' : 'open');
        cache.clear();
        void navigate(paths.login(), { state: why });
      }),
    [navigate, cache],
  );
  // Logged out in another tab: revalidates, so that the server redirects a private page to the log-in and back.
  useEffect(
    () =>
      onSignedElsewhere(() => {
        if (isSigned()) return;
        dropDrafts('all');
        cache.clear();
        void revalidate();
      }),
    [cache, revalidate],
  );
  // The cookie that the server renders the header by follows the token, which is authoritative.
  useEffect(() => keepToken(readToken()), []);
  return null;
};
