import type { CallLimit, EndpointSpec } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';
import { networkOf } from './caller-address.ts';

/** Counts one hit in the key's window, across all processes. */
export type CountHit = (key: string, seconds: number) => Promise<{ hits: number; secondsLeft: number }>;
export type LimitCalls = (spec: EndpointSpec, limit: CallLimit, caller: Caller, address: string) => Promise<void>;

export const limitCallsBy =
  (count: CountHit): LimitCalls =>
  async (spec, limit, caller, address) => {
    const who = limit.by === 'caller' && 'idUser' in caller ? `user ${caller.idUser}` : networkOf(address);
    const { hits, secondsLeft } = await count(`${spec.path} ${who}`, limit.seconds);
    if (hits > limit.max) fail('tooManyChecks', { retryAfter: Math.max(1, Math.ceil(secondsLeft)) });
  };

type Counted = { hits: number; window_ends_at: Date };

// A single statement needs no explicit transaction, and every limited call runs it.
const hit = `insert into rate_limit as r (key, window_ends_at, hits) values ($1, $2, 1)
  on conflict (key) do update set
    hits = case when r.window_ends_at <= $3 then 1 else r.hits + 1 end,
    window_ends_at = case when r.window_ends_at <= $3 then excluded.window_ends_at else r.window_ends_at end
  returning hits, window_ends_at`;

export const countInDatabase =
  ({ database, clock }: { database: Database; clock: Clock }): CountHit =>
  async (key, seconds) => {
    const now = clock.now();
    const ends = new Date(now.getTime() + seconds * 1000);
    const { rows } = await database.pool.query<Counted>({ name: 'count-hit', text: hit, values: [key, ends, now] });
    const [{ hits, window_ends_at }] = rows as [Counted];
    return { hits, secondsLeft: (window_ends_at.getTime() - now.getTime()) / 1000 };
  };
