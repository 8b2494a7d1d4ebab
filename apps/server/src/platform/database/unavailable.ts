import { sqlState } from './retry.ts';

// Connection lost or refused, shutting down, starting up, no connection or disk space left, given up after a time-out.
const states = /^(08|53|57P0[123]|57014|25P03)/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
// What the driver says by words alone.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The database is away, stalled or full: nothing is wrong with the request, and it may be sent again. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (states.test(sqlState(error)) || codes.has(sqlState(error)) || sentences.test(error.message));
