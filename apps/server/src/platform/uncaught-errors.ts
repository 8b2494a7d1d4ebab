import type { Logger } from 'pino';

const lostConnection = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCONN',
]);
const socketCalls = new Set(['read', 'write', 'shutdown']);

/**
 * Whether a socket without an error listener raised it: only its connection is lost, and none of our code was
 * interrupted.
 */
const isLostConnection = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin): boolean => {
  const { code = '', syscall = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return origin === 'uncaughtException' && lostConnection.has(code) && socketCalls.has(syscall);
};

/**
 * Last resort. Logs a lost connection and goes on. After any other uncaught error the state in memory is unknown:
 * finishes running work and exits, so that the supervisor starts a new process.
 */
export const handleUncaughtErrors = ({ log, stop }: { log: Logger; stop: () => void }) => {
  process.on('uncaughtException', (error, origin) => {
    if (isLostConnection(error, origin))
      return log.error({ err: error }, 'a connection without an error listener broke');
    log.fatal({ err: error, origin }, 'uncaught error: the process stops');
    stop();
  });
};
