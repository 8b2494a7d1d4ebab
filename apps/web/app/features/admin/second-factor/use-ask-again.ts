import type { ErrorBody } from '@stagedoor/contract/error-body';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { wrapRequests } from '../../../shared/api/connection.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { readToken } from '../../../shared/session/browser-session.ts';
import { selfQuery } from './api.ts';

const EnterModal = lazy(() => import('./enter-modal.tsx'));

const wantsFactor = async (response: Response): Promise<boolean> => {
  if (response.status !== 409) return false;
  const body = (await response.clone().json()) as Partial<ErrorBody> | null;
  return body?.reason?.kind === 'secondFactor';
};

const withToken = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${readToken()}`);
  return { ...init, headers };
};

/** After twelve hours any call may be refused: asks for a code over the page, then retries the call. */
export const useAskAgain = (): void => {
  const cache = useQueryClient();
  useEffect(() => {
    let asking: Promise<'passed' | undefined> | undefined;
    // Concurrent refused calls share one dialog.
    const askOnce = () => {
      asking ??= ask(EnterModal).finally(() => {
        asking = undefined;
      });
      return asking;
    };
    return wrapRequests((send) => async (url, init) => {
      const response = await send(url, init);
      if (!(await wantsFactor(response))) return response;
      if ((await askOnce()) === 'passed') return send(url, withToken(init));
      void cache.invalidateQueries(selfQuery);
      return response;
    });
  }, [cache]);
};
