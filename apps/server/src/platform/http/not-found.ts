import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { Refusal } from '@stagedoor/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerWithRefusal } from './refusals.ts';

/** Answers what no route took: 405 with the allowed methods where the path exists, else 404. */
export const answerUnknown = (endpoints: readonly EndpointSpec[]) => {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    const refusal = new Refusal('pageNotFound');
    if (allowed.size === 0) return answerWithRefusal(refusal, request, reply);
    reply.header('allow', [...allowed].join(', '));
    return answerWithRefusal(Object.assign(new Error('method'), { statusCode: 405 }), request, reply);
  };
};

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
