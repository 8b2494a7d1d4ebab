import { fail } from '@stagedoor/contract/errors';
import { anonymousToken } from '@stagedoor/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Caller, SessionCaller } from './caller.ts';

/** Finds the live session of a token on its device; `renewed` is the token to use from now on. */
export type ResolveSession = (
  token: string,
  device: string,
) => Promise<{ caller: SessionCaller; renewed?: string } | null>;

export type Identified = { caller: Caller; renewed?: string };

const visitor: Identified = { caller: { kind: 'visitor' } };
const devicePattern = /^[A-Za-z0-9-]{16,64}$/;

/** Recognises visitors synchronously: they are most requests and need no look-up. */
export const asVisitor = (request: FastifyRequest): Identified | undefined => {
  if (tokenOf(request) !== anonymousToken) return undefined;
  const device = deviceOf(request);
  return device ? { caller: { kind: 'guest', device } } : visitor;
};

/** Finds the caller by the session token. */
export const identify = async (request: FastifyRequest, resolve: ResolveSession): Promise<Identified> => {
  const device = deviceOf(request);
  const session = device ? await resolve(tokenOf(request), device) : null;
  if (!session) return fail('noSuchUser');
  const kind = session.caller.staff?.hasShownFactor ? 'staff' : 'user';
  return { ...session, caller: { kind, ...session.caller } };
};

const tokenOf = ({ headers }: FastifyRequest): string =>
  headers.authorization?.startsWith('Bearer ') ? headers.authorization.slice(7) : anonymousToken;

const deviceOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-device-id'];
  return typeof header === 'string' && devicePattern.test(header) ? header : undefined;
};
