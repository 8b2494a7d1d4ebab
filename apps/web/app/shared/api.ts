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

const followToken = (response: Response): void => {
  const token = response.headers.get('authorization')?.replace(/^Bearer /, '');
  if (token) keepToken(token);
  else if (response.status === 403) endSession();
};

type Send = ClientOptions['fetch'];
let send: Send = (url, init) => fetch(url, init);

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
  onResponse: followToken,
};

/** Calls the API from the browser. */
export const api = createClient(connection);
