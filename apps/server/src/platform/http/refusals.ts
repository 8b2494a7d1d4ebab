import { errorBodyOf } from '@stagedoor/contract/error-body';
import { Refusal } from '@stagedoor/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';

const secondsAway = 5;

/** Every failure leaves as a name of the catalogue; what nobody foresaw is logged and leaves as 1002 with the request's id. */
export const answerWithRefusal = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toRefusal(error);
  const stated = statusOf(error);
  const status = stated === undefined || stated === forbidden ? refusal.status : stated;
  if (refusal.name === 'somethingWrong') request.log.error({ err: error, id: request.id }, 'unforeseen fault');
  if (refusal.name === 'serverDown' && refusal.cause)
    request.log.error({ err: refusal.cause, id: request.id }, 'the database is away');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(errorBodyOf(refusal, idOf(refusal, request)));
};

const idOf = (refusal: Refusal, request: FastifyRequest) =>
  refusal.name === 'somethingWrong' ? String(request.id) : undefined;

/** Bytes that cannot be read as what they should be, before anybody looks at their meaning. */
export class MalformedRequest extends Error {
  readonly statusCode = 400;
  readonly part: 'address' | 'body';
  constructor(part: 'address' | 'body', options?: ErrorOptions) {
    super(`The ${part} is malformed.`, options);
    this.part = part;
  }
}

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isGoneClient(error)) return new Refusal('badInternet', { cause: error });
  const status = statusOf(error);
  if (status === 413) return new Refusal('fileTooLarge');
  if (status === 404 || status === 405 || status === forbidden) return new Refusal('pageNotFound');
  if (status !== undefined) return new Refusal('mandatoryFieldNull', { fields: { [partOf(error)]: 'invalid' } });
  if (isUnavailable(error)) return new Refusal('serverDown', { cause: error, retryAfter: secondsAway });
  return new Refusal('somethingWrong', { cause: error });
};

// Nobody reads the answer. A connection of ours that was reset names the call of the system that failed.
const isGoneClient = (error: unknown) =>
  error instanceof Error && codeOf(error) === 'ECONNRESET' && !('syscall' in error);

const partOf = (error: unknown): string => {
  if (error instanceof MalformedRequest) return error.part;
  if (codeOf(error) === 'FST_ERR_BAD_URL') return 'address';
  return codeOf(error) === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'Content-Type' : 'body';
};

// To a client, 403 is the end of its session. What a plugin forbids, such as a path that climbs, is just not there.
const forbidden = 403;

// Fastify's own refusals of malformed input carry a status: 400, 413, 415.
const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Refusal ? undefined : (error as Partial<FastifyError> | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
};

const codeOf = (error: unknown): string | undefined => (error as Partial<FastifyError> | null)?.code;
