import type { Access, EndpointSpec, Reply, Request } from '@stagedoor/contract/endpoint';
import { ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';
import { type FieldWord, fieldProblem } from '@stagedoor/contract/field-problem';
import { impliedRefusals } from '@stagedoor/contract/implied-refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { requireCurrentApp } from './app-version.ts';
import { type CallerFor, mayCall, refuseBlocked } from './caller.ts';
import { addressOf } from './caller-address.ts';
import type { Http } from './http.ts';
import { asVisitor, type Identified, identify } from './identify.ts';
import { serialiserOf } from './serialise-reply.ts';
import { shareAnswers } from './share-answers.ts';

export type Call<Spec extends EndpointSpec> = Request<Spec> & {
  caller: CallerFor<Spec['access']>;
  address: string;
  device: string | undefined;
  userAgent: string;
  /** Sends the client its new session token. */
  renewToken(token: string): void;
};

const reportInput = { reportInput: true };

type Handle<Spec extends EndpointSpec> = (
  call: Call<Spec>,
  /** Only for streamed bodies. */
  request: FastifyRequest,
) => Promise<Reply<Spec>> | Reply<Spec>;

/** Logged when the contract and the use case disagree. The client still gets its answer; tests fail on it. */
export const unlistedRefusal = 'refused with a name that the endpoint does not list';

/**
 * Connects an endpoint of the contract with a use case: authorises the caller, validates the input, serialises the
 * reply.
 */
export const bind = <const Spec extends EndpointSpec>(http: Http, spec: Spec, handle: Handle<Spec>) => {
  const listed: ReadonlySet<ErrorName> = new Set([...impliedRefusals(spec), ...(spec.refusals ?? [])]);
  const answer = async (request: FastifyRequest, reply: FastifyReply, { caller, renewed }: Identified) => {
    // Before anything can refuse: the old token expires within a minute, so a refused caller needs the new one too.
    if (renewed) handOver(reply, renewed);
    mayCall(spec, caller);
    if (spec.closedToBlocked) refuseBlocked(caller);
    if (spec.access === 'app') requireCurrentApp(request.headers.authorization);
    if (spec.limit) await http.limitCalls(spec, spec.limit, caller, addressOf(request));
    const call = callOf(spec, caller as CallerFor<Spec['access']>, request, reply);
    try {
      return await handle(call, request);
    } catch (error) {
      if (error instanceof ApiError && !listed.has(error.name))
        request.log.error({ path: spec.path, refusal: error.name }, unlistedRefusal);
      throw error;
    }
  };
  const share = spec.sharedMs === undefined ? undefined : shareAnswers<Reply<Spec>>(spec.sharedMs);
  http.app.route({
    method: spec.method,
    url: urlOf(spec),
    schema: { response: { 200: {} } },
    serializerCompiler: () => serialiserOf(spec.reply),
    // Not async: avoids extra promise hops on the shared-response path.
    handler: (request, reply) => {
      // Replies may be personal and go stale at once.
      reply.header('cache-control', 'no-store');
      const visitor = asVisitor(request);
      if (!visitor) return identify(request, http.resolveSession).then((known) => answer(request, reply, known));
      return share ? share(request, reply, () => answer(request, reply, visitor)) : answer(request, reply, visitor);
    },
  });
};

/**
 * For calls that move money or stock. One transaction holds the effect and its idempotency key; a repeated call gets
 * the stored reply. Calls to outside services are queued in the transaction as a domain event or a job.
 */
export const bindOnce = <const Spec extends EndpointSpec & { idempotent: true | 'optional' }>(
  http: Http,
  spec: Spec,
  effect: (tx: Tx, call: Call<Spec>) => Promise<Reply<Spec>>,
) => {
  bind(http, spec as EndpointSpec, async (untyped) => {
    const call = untyped as unknown as Call<Spec> & { idempotencyKey: string | undefined };
    const key = call.idempotencyKey;
    const isMissing = key === undefined && spec.idempotent === 'optional';
    if (!isMissing && (!key || key.length > 200))
      return fail('mandatoryFieldNull', { fields: { 'Idempotency-Key': 'required' } });
    const scope = `${spec.path} ${scopeOf(call.caller)}`;
    const request = { params: call.params, query: call.query, body: call.body };
    return http.idempotency.once({ scope, key, request }, (tx) => effect(tx, call));
  });
};

const handOver = (reply: FastifyReply, token: string): void => void reply.header('authorization', `Bearer ${token}`);

const urlOf = ({ path }: Pick<EndpointSpec, 'path'>) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const callOf = <Spec extends EndpointSpec>(
  spec: Spec,
  caller: CallerFor<Spec['access']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Spec> => {
  const fields: Record<string, FieldWord> = {};
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const { error, data } = schema.safeParse(value ?? {}, reportInput);
    for (const issue of error?.issues ?? []) fields[issue.path.join('.') || 'body'] ??= fieldProblem(issue);
    return data;
  };
  const { params, query, body } = request;
  const parsed = { params: parse(spec.params, params), query: parse(spec.query, query), body: parse(spec.body, body) };
  if (Object.keys(fields).length > 0) fail(isEmailAlone(fields) ? 'invalidEmail' : 'mandatoryFieldNull', { fields });
  return {
    caller,
    address: addressOf(request),
    device: caller.kind === 'visitor' ? undefined : caller.device,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: request.headers['idempotency-key'],
    renewToken: (token: string) => handOver(reply, token),
    params: parsed.params,
    query: parsed.query,
    body: parsed.body,
  } as unknown as Call<Spec>;
};

// The error catalogue has its own name for an invalid email address.
const isEmailAlone = ({ email, ...others }: Record<string, FieldWord>) =>
  email === 'invalid' && Object.keys(others).length === 0;

const scopeOf = (caller: CallerFor<Access>): string => {
  if (caller.kind === 'visitor') return fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
  return caller.kind === 'guest' ? `guest ${caller.device}` : `user ${caller.idUser}`;
};
