import { Socket } from 'node:net';
import { Refusal } from '@stagedoor/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForWatchers } from './health.ts';

const retryAfter = 1;

/**
 * Beyond a bound of requests that are worked on, more would only make everybody wait longer: they are refused at once. A body
 * that is still on its way and an answer that is read slowly are no work, so slow clients cannot use the bound up.
 */
export const shedLoad = (app: FastifyInstance, { most }: { most: number }) => {
  const running = new WeakSet<FastifyRequest>();
  let count = 0;
  const release = (request: FastifyRequest) => {
    if (running.delete(request)) count--;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const isTooMuch = count >= most && isCounted(request);
    next(isTooMuch ? new Refusal('serverDown', { retryAfter }) : undefined);
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

// A page's own calls are part of the page, and have no socket.
const isCounted = ({ raw, url }: FastifyRequest) => raw.socket instanceof Socket && !isForWatchers(url);

const isUpload = ({ headers }: FastifyRequest) =>
  /^(multipart\/form-data|application\/octet-stream)/.test(headers['content-type'] ?? '');
