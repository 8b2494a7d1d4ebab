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

/** Raised by a socket that nobody listened to: its own connection is gone, and no code of ours was interrupted. */
const isLostConnection = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin): boolean => {
  const { code = '', syscall = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return origin === 'uncaughtException' && lostConnection.has(code) && socketCalls.has(syscall);
};

/**
 * The net below everything. A lost connection is logged and survived. After any other uncaught error nobody knows what was
 * left half done in memory: the process finishes what is running and exits, and the supervisor starts a fresh one.
 */
export const handleUncaughtErrors = ({ log, stop }: { log: Logger; stop: () => void }) => {
  process.on('uncaughtException', (error, origin) => {
    if (isLostConnection(error, origin)) return log.error({ err: error }, 'a connection broke and nobody listened');
    log.fatal({ err: error, origin }, 'uncaught error: the process stops');
    stop();
  });
};
