import { type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorBodyOf } from '@stagedoor/contract/error-body';
import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import type { FastifyInstance } from 'fastify';
import { headersOfData } from './security-headers.ts';

type ConnectionError = Error & { code?: string };
type Answer = readonly [status: number, name: ErrorName];

/** Node's error codes for malformed or incomplete requests. */
const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'badInternet'],
  HPE_INVALID_EOF_STATE: [400, 'badInternet'],
  HPE_HEADER_OVERFLOW: [431, 'mandatoryFieldNull'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'fileTooLarge'],
};
const malformed: Answer = [400, 'mandatoryFieldNull'];

/** Answers malformed requests, which never reach routes or hooks, with a body from the error catalogue. */
export const answerClientError = (error: ConnectionError, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, name] = answers[error.code ?? ''] ?? malformed;
  if (!socket.writable || hasBegunToAnswer(socket)) return void socket.destroy(error);
  socket.end(responseOf(status, name), () => socket.destroy(error));
};

/** CONNECT and Expect, which Node would otherwise answer without a body. */
export const answerOddRequests = ({ server }: FastifyInstance) => {
  server.on('connect', (_request, socket: Duplex) => socket.end(responseOf(405, 'pageNotFound')));
  server.on('checkExpectation', ({ socket }: { socket: Socket }) => socket.end(responseOf(417, 'mandatoryFieldNull')));
};

const responseOf = (status: number, name: ErrorName): string => {
  const body = JSON.stringify(errorBodyOf(new ApiError(name)));
  const headers = Object.entries({
    ...headersOfData,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  const lines = headers.map(([header, value]) => `${header}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
};

// Node keeps the response in progress here; a second one written into it would corrupt it.
const hasBegunToAnswer = (socket: Duplex): boolean =>
  socket instanceof Socket && '_httpMessage' in socket && Boolean((socket._httpMessage as ServerResponse)?.headersSent);
