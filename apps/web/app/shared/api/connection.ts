import { appAuthorization } from '@stagedoor/contract/app-key';
import type { ClientOptions } from '@stagedoor/contract/client';
import { anonymousToken } from '@stagedoor/contract/limits';
import { deviceId, isSigned, keepToken, readToken } from '../session/browser-session.ts';

/** The user logged out, or the server no longer accepts the session. */
export type SessionEndReason = 'left' | 'ended';
type SessionEnd = (why: SessionEndReason) => void;
let sessionEnd: SessionEnd = () => {};

/** Set by the root route: called when the server no longer accepts this session. */
export const onSessionEnd = (handler: SessionEnd): (() => void) => {
  sessionEnd = handler;
  return () => {
    sessionEnd = () => {};
  };
};

export const leave = (): void => {
  keepToken(anonymousToken);
  sessionEnd('left');
};

export const endSession = (): void => {
  if (!isSigned()) return; // a refused visitor has no session to end, and would be redirected in circles
  keepToken(anonymousToken);
  sessionEnd('ended');
};

type Answer = { status: number; authorization: string | null };

/**
 * Stores the token of a response and ends a refused session. Ignores responses to requests whose token has been replaced
 * meanwhile.
 */
export const followToken = (sent: string | null, { status, authorization }: Answer): void => {
  if (sent !== appAuthorization && sent !== `Bearer ${readToken()}`) return;
  if (authorization) keepToken(authorization.replace(/^Bearer /, ''));
  else if (status === 403) endSession();
};

type Send = ClientOptions['fetch'];
let send: Send = async (url, init) => {
  const response = await fetch(url, init);
  const { status, headers } = response;
  followToken(new Headers(init.headers).get('authorization'), { status, authorization: headers.get('authorization') });
  return response;
};

/** Wraps every request until the returned function is called. */
export const wrapRequests = (wrap: (send: Send) => Send): (() => void) => {
  const before = send;
  send = wrap(before);
  return () => {
    send = before;
  };
};

/** Adds the session's token and the device id to every call. */
export const connection: ClientOptions = {
  fetch: (url, init) => send(url, init),
  headers: () => ({ authorization: `Bearer ${readToken()}`, 'x-device-id': deviceId() }),
};
