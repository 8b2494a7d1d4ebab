import type { ErrorBody } from '@stagedoor/contract/error-body';
import { errorByCode, Refusal } from '@stagedoor/contract/errors';
import { endSession } from './api.ts';
import { deviceId, keepToken, readToken } from './browser-session.ts';

export type Sending = { signal: AbortSignal; onProgress: (sent: number, total: number) => void };

/** `fetch` does not tell how much has been sent; the older way does. `path` begins after `/api`. */
export const sendWithProgress = <Reply>(
  path: string,
  body: FormData | Blob,
  { signal, onProgress }: Sending,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.setRequestHeader('authorization', `Bearer ${readToken()}`);
    request.setRequestHeader('x-device-id', deviceId());
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => {
      followToken(request);
      if (request.status === 200) resolve(request.response as Reply);
      else reject(refusalOf(request.response));
    };
    request.onerror = () => reject(new Refusal('badInternet'));
    request.onabort = () => reject(signal.reason);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

const followToken = (request: XMLHttpRequest) => {
  const token = request.getResponseHeader('authorization')?.replace(/^Bearer /, '');
  if (token) keepToken(token);
  else if (request.status === 403) endSession();
};

const refusalOf = (body: Partial<ErrorBody> | null) =>
  new Refusal(errorByCode(body?.error ?? 0) ?? 'somethingWrong', {
    fields: body?.fields,
    facts: body?.facts,
  });
