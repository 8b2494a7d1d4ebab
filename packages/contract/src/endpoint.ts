import type { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { StaffScope } from './staff-scopes.ts';

/**
 * Who may call. `app`: login calls, which carry the client app's key. `public`: anyone. `registering`: a session whose
 * registration may be unfinished. `user`: an ACTIVE or HIDDEN user. `expert`: a user with the role EXPERT or AGENT.
 * `staff`: an administrator who has passed 2FA and holds one of the endpoint's `scopes`. `staffDoor`: an administrator
 * who may not have passed 2FA yet.
 */
export type Access = 'app' | 'public' | 'registering' | 'user' | 'expert' | 'staff' | 'staffDoor';

/** At most `max` calls in `seconds`, counted per address or per caller, over all processes. */
export type CallLimit = { max: number; seconds: number; by: 'address' | 'caller' };

type Schema = z.ZodType;

export type EndpointSpec = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Any of these opens a `staff` endpoint; without them it is open to all staff. */
  readonly scopes?: readonly StaffScope[];
  readonly summary?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Accepts up to this many files, as multipart/form-data. */
  readonly files?: number;
  /** Accepts up to this many raw bytes, as application/octet-stream. */
  readonly bytes?: number;
  readonly reply: Schema;
  /** The refusals of its use case. Those implied by the rest of the spec (`impliedRefusals`) are added. */
  readonly refusals?: readonly ErrorName[];
  /** Moves money or stock: requires `Idempotency-Key`, or accepts it where the specification makes the call a GET. */
  readonly idempotent?: true | 'optional';
  readonly limit?: CallLimit;
  /** Refuses callers who are blocked by staff: the call starts something that involves others. */
  readonly closedToBlocked?: true;
  /** Visitors with the same request within this time share one response, which must not depend on the caller. */
  readonly sharedMs?: number;
};

export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

type Parsed<T> = T extends Schema ? z.output<T> : undefined;
type Given<T> = T extends Schema ? z.input<T> : never;
type Part<Spec, Key extends string> = Spec extends Record<Key, infer S> ? S : undefined;

/** What the server's use case receives, after parsing. */
export type Request<Spec> = {
  params: Parsed<Part<Spec, 'params'>>;
  query: Parsed<Part<Spec, 'query'>>;
  body: Parsed<Part<Spec, 'body'>>;
};

type Sent<Spec> = {
  [Key in 'params' | 'query' | 'body' as Part<Spec, Key> extends Schema ? Key : never]: Given<Part<Spec, Key>>;
};
export type Omittable<Value> = Record<never, never> extends Value ? true : false;

/** What a client sends: only the parts that the endpoint has; a part whose fields all have defaults may be omitted. */
export type Input<Spec> = {
  [Key in keyof Sent<Spec> as Omittable<Sent<Spec>[Key]> extends true ? never : Key]: Sent<Spec>[Key];
} & {
  [Key in keyof Sent<Spec> as Omittable<Sent<Spec>[Key]> extends true ? Key : never]?: Sent<Spec>[Key];
};

/** The response body on the wire. */
export type Reply<Spec> = Parsed<Part<Spec, 'reply'>>;
