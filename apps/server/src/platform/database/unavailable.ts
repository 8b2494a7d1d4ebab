import { sqlState } from './retry.ts';

// Connection lost or refused, shutting down, starting up, out of connections or disk space, timed out.
const states = /^(08|53|57P0[123]|57014|25P03)/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
// Driver errors that have a message but no code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database is down, stalled or full: the request is fine and may be retried. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (states.test(sqlState(error)) || codes.has(sqlState(error)) || sentences.test(error.message));
