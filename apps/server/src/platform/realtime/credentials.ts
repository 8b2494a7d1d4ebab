import { anonymousToken } from '@stagedoor/contract/limits';
import type { Headers } from './frames.ts';

/** A session token on its device, or the single-socket token from `socket-auth`. */
export type Credentials = { token: string; device: string } | { socketToken: string };

/** The credentials in a CONNECT frame; null for a visitor, who sends none or the anonymous token. */
export const credentialsIn = (headers: Headers): Credentials | null => {
  const socketToken = headers.get('passcode');
  if (socketToken) return { socketToken };
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? anonymousToken;
  return token === anonymousToken ? null : { token, device: headers.get('x-device-id') ?? '' };
};
