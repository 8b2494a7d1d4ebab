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

// What no finer limit ends, Node does.
const longestRequestMs = 15 * minute;

// Told to come again later is no fault, and there may be very many of them.
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info');

type Options = {
  log: Logger;
  trustProxy: TrustProxy;
  bodyTime?: BodyTime;
  /** Whether people reach it by https, be it through a proxy. */
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
    // One logger for all requests: what is logged about one names its id itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusting(trustProxy),
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    requestTimeout: longestRequestMs,
    // Node would answer by itself, without a body.
    http: { requireHostHeader: false },
    clientErrorHandler: answerClientError,
    // A request that was on its way when the port closed is answered like any other.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerWithRefusal(error, request, reply.headers(headersOfData)),
  });
  answerOddRequests(app);
  acceptJson(app);
  app.setErrorHandler(answerWithRefusal);
  // Hooks of every request call back instead of returning promises: they are on the hot path.
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

// PostgreSQL cannot store NUL, and no address of ours has one.
const isOdd = ({ url, raw }: FastifyRequest) =>
  url.includes('%00') || (raw.headers.host === undefined && raw.httpVersion === '1.1');
