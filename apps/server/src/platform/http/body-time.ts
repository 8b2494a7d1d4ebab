import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time allowed for a request body: a grace period, extended as long as bytes arrive at this rate. */
export type BodyTime = { graceMs: number; bytesPerSecond: number };

// Slow enough for the largest upload over the slowest mobile network; too fast for a slow-body attack.
export const usualBodyTime: BodyTime = { graceMs: 30_000, bytesPerSecond: 16 * 1024 };

/** Closes connections whose body arrives too slowly, whether or not a handler is still reading it. */
export const limitBodyTime = (app: FastifyInstance, time: BodyTime) => {
  app.addHook('onRequest', (request, _reply, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || length !== '0') watch(request.raw, time, cutOff);
    next();
  });
  const cutOff = (socket: Socket) =>
    app.server.emit('clientError', Object.assign(new Error(tooSlow), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
};

const tooSlow = 'The body arrived too slowly.';

const watch = (request: IncomingMessage, { graceMs, bytesPerSecond }: BodyTime, cutOff: (socket: Socket) => void) => {
  const { socket } = request;
  // `inject` has no socket and delivers the whole body at once.
  if (!(socket instanceof Socket)) return;
  const began = performance.now();
  const before = socket.bytesRead;
  const look = () => {
    if (request.complete) return;
    const allowedMs = graceMs + ((socket.bytesRead - before) / bytesPerSecond) * 1000;
    const leftMs = allowedMs - (performance.now() - began);
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else cutOff(socket);
  };
  let timer = setTimeout(look, graceMs);
  request.once('close', () => clearTimeout(timer));
};
