import { errorBodyOf } from '@stagedoor/contract/error-body';
import { ApiError } from '@stagedoor/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';

const secondsAway = 5;

/**
 * Maps every failure to a name of the error catalogue; unexpected errors are logged and answered as 1002 with the
 * request id.
 */
export const answerWithRefusal = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toRefusal(error);
  const stated = statusOf(error);
  const status = stated === undefined || stated === forbidden ? refusal.status : stated;
  if (refusal.name === 'somethingWrong') request.log.error({ err: error, id: request.id }, 'unexpected error');
  if (refusal.name === 'serverDown' && refusal.cause)
    request.log.error({ err: refusal.cause, id: request.id }, 'the database is unavailable');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(errorBodyOf(refusal, idOf(refusal, request)));
};

const idOf = (refusal: ApiError, request: FastifyRequest) =>
  refusal.name === 'somethingWrong' ? String(request.id) : undefined;

/** The request could not be parsed. */
export class MalformedRequest extends Error {
  readonly statusCode = 400;
  readonly part: 'address' | 'body';
  constructor(part: 'address' | 'body', options?: ErrorOptions) {
    super(`The ${part} is malformed.`, options);
    this.part = part;
  }
}

const toRefusal = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isGoneClient(error)) return new ApiError('badInternet', { cause: error });
  const status = statusOf(error);
  if (status === 413) return new ApiError('fileTooLarge');
  if (status === 404 || status === 405 || status === forbidden) return new ApiError('pageNotFound');
  if (status !== undefined) return new ApiError('mandatoryFieldNull', { fields: { [partOf(error)]: 'invalid' } });
  if (isUnavailable(error)) return new ApiError('serverDown', { cause: error, retryAfter: secondsAway });
  return new ApiError('somethingWrong', { cause: error });
};

// The client disconnected, so no response is read. A reset connection of our own has a `syscall`.
const isGoneClient = (error: unknown) =>
  error instanceof Error && codeOf(error) === 'ECONNRESET' && !('syscall' in error);

const partOf = (error: unknown): string => {
  if (error instanceof MalformedRequest) return error.part;
  if (codeOf(error) === 'FST_ERR_BAD_URL') return 'address';
  return codeOf(error) === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'Content-Type' : 'body';
};

// Clients end their session on 403. What a plugin forbids, such as path traversal, becomes 404.
const forbidden = 403;

// Fastify's own errors for malformed input carry a status: 400, 413, 415.
const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof ApiError ? undefined : (error as Partial<FastifyError> | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
};

const codeOf = (error: unknown): string | undefined => (error as Partial<FastifyError> | null)?.code;
