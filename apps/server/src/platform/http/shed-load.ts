import { Socket } from 'node:net';
import { ApiError } from '@stagedoor/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForWatchers } from './health.ts';

const retryAfter = 1;

/**
 * Rejects requests above a number of concurrent ones, because more would only slow down all of them. Receiving a body
 * and sending a response do not count, so slow clients cannot use the limit up.
 */
export const shedLoad = (app: FastifyInstance, { most }: { most: number }) => {
  const running = new WeakSet<FastifyRequest>();
  let count = 0;
  const release = (request: FastifyRequest) => {
    if (running.delete(request)) count--;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const isTooMuch = count >= most && isCounted(request);
    next(isTooMuch ? new ApiError('serverDown', { retryAfter }) : undefined);
  });
  app.addHook('preHandler', (request, _reply, next) => {
    if (isCounted(request) && !isUpload(request)) {
      running.add(request);
      count++;
    }
    next();
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    release(request);
    next(null, payload);
  });
  app.addHook('onResponse', (request, _reply, next) => {
    release(request);
    next();
  });
};

// A page's in-process API calls belong to the page, and have no socket.
const isCounted = ({ raw, url }: FastifyRequest) => raw.socket instanceof Socket && !isForWatchers(url);

const isUpload = ({ headers }: FastifyRequest) =>
  /^(multipart\/form-data|application\/octet-stream)/.test(headers['content-type'] ?? '');
