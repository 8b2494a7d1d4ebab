import type { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { StaffScope } from './staff-scopes.ts';

/**
 * Who may call. `app`: login calls, which carry the client app's server key. `public`: anyone. `registering`: a session
 * whose registration may be unfinished. `user`: an ACTIVE or HIDDEN user. `expert`: a user with the role EXPERT or AGENT.
 * `staff`: an administrator who has shown the second factor and holds one of the endpoint's `scopes`. `staffDoor`: an
 * administrator who may have yet to show it.
 */
export type Access = 'app' | 'public' | 'registering' | 'user' | 'expert' | 'staff' | 'staffDoor';

/** At most `max` calls in `seconds`, counted per address or per caller, over all processes. */
export type CallLimit = { max: number; seconds: number; by: 'address' | 'caller' };

type Schema = z.ZodType;

export type EndpointSpec = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Any of these opens a `staff` endpoint; without them it is open to everybody who works here. */
  readonly scopes?: readonly StaffScope[];
  readonly summary?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Takes up to so many files, as multipart/form-data. */
  readonly files?: number;
  /** Takes up to so many bytes as they are, as application/octet-stream. */
  readonly bytes?: number;
  /** Without a reply schema the endpoint is declared but not built: it answers 1069. */
  readonly reply?: Schema;
  /** What its use case refuses with. What the rest of this implies (`impliedRefusals`) need not be said. */
  readonly refusals?: readonly ErrorName[];
  /** Moves money or stock: wants `Idempotency-Key`, or takes it where the specification makes it a GET. */
  readonly idempotent?: true | 'optional';
  readonly limit?: CallLimit;
  /** Whoever is blocked by the staff is refused: it begins something with others. */
  readonly closedToBlocked?: true;
  /** Visitors who ask the same within this time share one answer; what it says must not depend on who asks. */
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

/** What a client sends: only the parts that the endpoint has; a part whose every field has a default may be left out. */
export type Input<Spec> = {
  [Key in keyof Sent<Spec> as Omittable<Sent<Spec>[Key]> extends true ? never : Key]: Sent<Spec>[Key];
} & {
  [Key in keyof Sent<Spec> as Omittable<Sent<Spec>[Key]> extends true ? Key : never]?: Sent<Spec>[Key];
};

/** What goes over the wire as the answer. */
export type Reply<Spec> = Parsed<Part<Spec, 'reply'>>;
