import type { ErrorBody } from '@stagedoor/contract/error-body';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { sendThrough } from '../../../shared/api.ts';
import { ask } from '../../../shared/ask.tsx';
import { readToken } from '../../../shared/browser-session.ts';
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

/** After twelve hours any call may be refused: the code is asked for over the page, and then the call goes out again. */
export const useAskAgain = (): void => {
  const cache = useQueryClient();
  useEffect(() => {
    let asking: Promise<'passed' | undefined> | undefined;
    // Several calls that are refused at once wait for the same answer.
    const askOnce = () => {
      asking ??= ask(EnterModal).finally(() => {
        asking = undefined;
      });
      return asking;
    };
    return sendThrough((send) => async (url, init) => {
      const response = await send(url, init);
      if (!(await wantsFactor(response))) return response;
      if ((await askOnce()) === 'passed') return send(url, withToken(init));
      void cache.invalidateQueries(selfQuery);
      return response;
    });
  }, [cache]);
};
