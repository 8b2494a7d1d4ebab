import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { onSessionEnd } from '../../shared/api.ts';
import { isSigned, keepToken, onSignedElsewhere, readToken } from '../../shared/browser-session.ts';
import { paths } from '../../shared/paths.ts';

/** A session that ended, here or on the server, leads to the login once. */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionEnd(() => {
        cache.clear();
        void navigate(paths.login());
      }),
    [navigate, cache],
  );
  // In another tab: what needs a login is asked for anew, and the server leads from there to the login and back.
  useEffect(
    () =>
      onSignedElsewhere(() => {
        if (isSigned()) return;
        cache.clear();
        void revalidate();
      }),
    [cache, revalidate],
  );
  // The cookie that draws the header follows the token, which is what counts.
  useEffect(() => keepToken(readToken()), []);
  return null;
};
