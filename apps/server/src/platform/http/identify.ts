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

export const identify = async (request: FastifyRequest, resolve: ResolveSession): Promise<Identified> => {
  const { authorization } = request.headers;
  const device = deviceOf(request);
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : anonymousToken;
  if (token === anonymousToken) return device ? { caller: { kind: 'guest', device } } : visitor;

  const session = device ? await resolve(token, device) : null;
  if (!session) return fail('noSuchUser');
  const kind = session.caller.role === 'ADMIN' ? 'staff' : 'user';
  return { ...session, caller: { kind, ...session.caller } };
};

const deviceOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-device-id'];
  return typeof header === 'string' && devicePattern.test(header) ? header : undefined;
};
