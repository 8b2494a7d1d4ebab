import { appAuthorization } from '@stagedoor/contract/app-key';
import type { FastifyInstance } from 'fastify';

type Answer = { status: number; body: unknown; token: string | undefined };

/** A client of the product's own API, with the permissions of its token. */
export type Visitor = {
  device: string;
  token(): string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
};

/** Calls the API in this process, as a browser would over the network. */
export const visitorOf = (app: FastifyInstance, device: string): Visitor => {
  let authorization: string = appAuthorization;
  const call = async (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization, 'x-device-id': device, ...headers },
      ...(body && { payload: body }),
    });
    const renewed = answer.headers.authorization;
    if (typeof renewed === 'string') authorization = renewed;
    return { status: answer.statusCode, body: answer.json<unknown>(), token: renewed as string | undefined };
  };
  return {
    device,
    token: () => authorization.replace(/^Bearer /, ''),
    get: (path) => call('GET', path),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
  };
};
