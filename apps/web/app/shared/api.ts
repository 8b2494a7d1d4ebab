import { appAuthorization } from '@stagedoor/contract/app-key';
import { type ClientOptions, createClient } from '@stagedoor/contract/client';
import { anonymousToken } from '@stagedoor/contract/limits';
import { deviceId, isSigned, keepToken, readToken } from './browser-session.ts';

type SessionEnd = () => void;
let sessionEnd: SessionEnd = () => {};

/** The root route says what to do when the server no longer knows this session. */
export const onSessionEnd = (handler: SessionEnd): (() => void) => {
  sessionEnd = handler;
  return () => {
    sessionEnd = () => {};
  };
};

export const leave = (): void => {
  keepToken(anonymousToken);
  sessionEnd();
};

export const endSession = (): void => {
  if (isSigned()) leave(); // a visitor who is refused has nothing to be logged out of, and would be sent in circles
};

type Answer = { status: number; authorization: string | null };

/**
 * Keeps the token that an answer brings, and ends a session that is refused. An answer to a call that went out with a token
 * which was replaced meanwhile says nothing about the one that counts now.
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

/** Lets a room stand between the page and the server while it is open; the answer ends that. */
export const sendThrough = (room: (send: Send) => Send): (() => void) => {
  const before = send;
  send = room(before);
  return () => {
    send = before;
  };
};

/** As whoever is logged in in this browser. */
export const connection: ClientOptions = {
  fetch: (url, init) => send(url, init),
  headers: () => ({ authorization: `Bearer ${readToken()}`, 'x-device-id': deviceId() }),
};

/** Calls the API from the browser. */
export const api = createClient(connection);
