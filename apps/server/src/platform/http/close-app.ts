import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/** While the program is closing, whoever is answered is asked to come back on another connection. */
export const closeConnections = (app: FastifyInstance, isClosing: () => boolean) => {
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing()) reply.header('connection', 'close');
    next(null, payload);
  });
};

/** Closes the port and lets running requests finish, but not longer than so many milliseconds. */
export const closeApp = async (app: FastifyInstance, boundMs: number) => {
  // A connection that was answered before it could be told stays open for the next request, which will not come.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const late = setTimeout(() => app.server.closeAllConnections(), boundMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};
