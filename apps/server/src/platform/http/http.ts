import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { minute } from '../time.ts';
import { type BodyTime, limitBodyTime, usualBodyTime } from './body-time.ts';
import { type TrustProxy, trusting } from './caller-address.ts';
import { answerClientError, answerOddRequests } from './client-errors.ts';
import type { Idempotency } from './idempotency.ts';
import type { ResolveSession } from './identify.ts';
import { acceptJson } from './json-body.ts';
import { maskUrl } from './mask.ts';
import type { LimitCalls } from './rate-limit.ts';
import { answerWithRefusal, MalformedRequest } from './refusals.ts';
import { headersOfData, strictTransport } from './security-headers.ts';

/** What `bind` needs to turn an endpoint into a route. */
export type Http = {
  app: FastifyInstance;
  idempotency: Idempotency;
  limitCalls: LimitCalls;
  resolveSession: ResolveSession;
};

const largestBody = 1024 * 1024;

// The last resort after all finer limits.
const longestRequestMs = 15 * minute;

// A 503 asks the client to retry: not our fault, and there may be very many.
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info');

type Options = {
  log: Logger;
  trustProxy: TrustProxy;
  bodyTime?: BodyTime;
  /** Whether users reach it by https, directly or through a proxy. */
  isHttps?: () => boolean;
};

export const createApp = ({
  log,
  trustProxy,
  bodyTime = usualBodyTime,
  isHttps = () => false,
}: Options): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One logger for all requests; each log line names the request id itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusting(trustProxy),
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    requestTimeout: longestRequestMs,
    // Otherwise Node would answer without a body.
    http: { requireHostHeader: false },
    clientErrorHandler: answerClientError,
    // Requests already on their way when the port closes are answered normally.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerWithRefusal(error, request, reply.headers(headersOfData)),
  });
  answerOddRequests(app);
  acceptJson(app);
  app.setErrorHandler(answerWithRefusal);
  // Hot path: callbacks instead of promises in hooks that run on every request.
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOfData);
    if (isHttps()) reply.headers(strictTransport);
    next(isOdd(request) ? new MalformedRequest('address') : undefined);
  });
  limitBodyTime(app, bodyTime);
  app.addHook('onResponse', (request, reply, next) => {
    const level = levelOf(reply.statusCode);
    if (log.isLevelEnabled(level)) {
      const ms = Math.round(reply.elapsedTime);
      request.log[level](
        { method: request.method, url: maskUrl(request.url), status: reply.statusCode, ms },
        'answered',
      );
    }
    next();
  });
  return app;
};

// PostgreSQL cannot store NUL, and none of our URLs contains one.
const isOdd = ({ url, raw }: FastifyRequest) =>
  url.includes('%00') || (raw.headers.host === undefined && raw.httpVersion === '1.1');
