import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a body may take: so long in any case, and longer as long as it keeps arriving at this rate. */
export type BodyTime = { graceMs: number; bytesPerSecond: number };

// The largest upload is through in time over the slowest of mobile networks; a byte now and then is not.
export const usualBodyTime: BodyTime = { graceMs: 30_000, bytesPerSecond: 16 * 1024 };

/** Cuts off whoever holds a connection with a body that does not come to its end, whether anybody still reads it or not. */
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
  // A request from within the process has no connection, and all of its body.
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
