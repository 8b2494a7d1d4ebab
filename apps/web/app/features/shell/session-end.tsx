import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEnd } from '../../shared/api.ts';
import { keepToken, readToken } from '../../shared/browser-session.ts';
import { paths } from '../../shared/paths.ts';

/** A session that ended, here or on the server, leads to the login once. */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(
    () =>
      onSessionEnd(() => {
        cache.clear();
        void navigate(paths.login());
      }),
    [navigate, cache],
  );
  // The cookie that draws the header follows the token, which is what counts.
  useEffect(() => keepToken(readToken()), []);
  return null;
};
