import type { ErrorBody } from '@stagedoor/contract/error-body';
import { ApiError, errorByCode } from '@stagedoor/contract/errors';
import { deviceId, readToken } from '../session/browser-session.ts';
import { followToken } from './connection.ts';

export type Sending = { signal: AbortSignal; onProgress: (sent: number, total: number) => void };

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. `path` begins after `/api`. */
export const sendWithProgress = <Reply>(
  path: string,
  body: FormData | Blob,
  { signal, onProgress }: Sending,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    const sent = `Bearer ${readToken()}`;
    request.setRequestHeader('authorization', sent);
    request.setRequestHeader('x-device-id', deviceId());
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => {
      const { status } = request;
      followToken(sent, { status, authorization: request.getResponseHeader('authorization') });
      if (request.status === 200) resolve(request.response as Reply);
      else reject(refusalOf(request.response));
    };
    request.onerror = () => reject(new ApiError('badInternet'));
    request.onabort = () => reject(signal.reason);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

const refusalOf = (body: Partial<ErrorBody> | null) =>
  new ApiError(errorByCode(body?.error ?? 0) ?? 'somethingWrong', {
    fields: body?.fields,
    reason: body?.reason,
  });
