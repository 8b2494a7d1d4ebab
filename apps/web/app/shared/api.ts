import { createClient } from '@stagedoor/contract/client';
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

/** Calls the API from the browser, as whoever is logged in there. */
export const api = createClient({
  fetch: (url, init) => fetch(url, init),
  headers: () => ({ authorization: `Bearer ${readToken()}`, 'x-device-id': deviceId() }),
  onResponse: followToken,
});
