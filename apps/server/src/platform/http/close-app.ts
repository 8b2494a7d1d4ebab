import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/** During shutdown, tells clients to reconnect. */
export const closeConnections = (app: FastifyInstance, isClosing: () => boolean) => {
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing()) reply.header('connection', 'close');
    next(null, payload);
  });
};

/** Closes the port and lets running requests finish for at most `boundMs`. */
export const closeApp = async (app: FastifyInstance, boundMs: number) => {
  // A connection whose last response lacked `connection: close` would stay open for a next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const late = setTimeout(() => app.server.closeAllConnections(), boundMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};
