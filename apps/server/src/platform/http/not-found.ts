import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { ApiError } from '@stagedoor/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerWithRefusal } from './refusals.ts';

/**
 * Answers unmatched requests: 405 with the allowed methods where the path is an endpoint, else 404. Never a web page
 * under `/api`.
 */
export const serveUnknown = (app: FastifyInstance, endpoints: readonly EndpointSpec[]) => {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) => methodsOf(method));
    // An allowed method ends up here for another reason, such as an overlong parameter.
    if (methods.length === 0 || methods.includes(request.method)) {
      return answerWithRefusal(new ApiError('pageNotFound'), request, reply);
    }
    reply.header('allow', [...new Set(methods)].join(', '));
    return answerWithRefusal(Object.assign(new Error('method'), { statusCode: 405 }), request, reply);
  };
  app.setNotFoundHandler(answerUnknown);
  app.all('/api', answerUnknown);
  app.all('/api/*', answerUnknown);
};

const methodsOf = (method: EndpointSpec['method']): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
