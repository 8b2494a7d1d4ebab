import { anonymousToken } from '@stagedoor/contract/limits';
import type { Headers } from './frames.ts';

/** A session's own token on its device, or the token that `socket-auth` gave for one socket. */
export type Credentials = { token: string; device: string } | { socketToken: string };

/** What a CONNECT says about who it is; null for a visitor, who names nothing or the visitors' token. */
export const credentialsIn = (headers: Headers): Credentials | null => {
  const socketToken = headers.get('passcode');
  if (socketToken) return { socketToken };
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? anonymousToken;
  return token === anonymousToken ? null : { token, device: headers.get('x-device-id') ?? '' };
};
