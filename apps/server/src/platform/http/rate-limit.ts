import type { CallLimit, EndpointSpec } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';

/** Counts one more hit in the key's window, over all processes. */
export type CountHit = (key: string, seconds: number) => Promise<{ hits: number; secondsLeft: number }>;
export type LimitCalls = (spec: EndpointSpec, limit: CallLimit, caller: Caller, address: string) => Promise<void>;

export const limitCallsBy =
  (count: CountHit): LimitCalls =>
  async (spec, limit, caller, address) => {
    const who = limit.by === 'caller' && 'idUser' in caller ? `user ${caller.idUser}` : address;
    const { hits, secondsLeft } = await count(`${spec.path} ${who}`, limit.seconds);
    if (hits > limit.max) fail('tooManyChecks', { retryAfter: Math.max(1, Math.ceil(secondsLeft)) });
  };

export const countInDatabase =
  ({ database, clock }: { database: Database; clock: Clock }): CountHit =>
  async (key, seconds) => {
    const now = clock.now();
    const ends = new Date(now.getTime() + seconds * 1000);
    const row = await database.inTransaction((tx) =>
      tx
        .insertInto('rate_limit')
        .values({ key, window_ends_at: ends, hits: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.hits + 1 end`,
            window_ends_at: sql`case when rate_limit.window_ends_at <= ${now} then ${ends} else rate_limit.window_ends_at end`,
          }),
        )
        .returning(['hits', 'window_ends_at'])
        .executeTakeFirstOrThrow(),
    );
    return { hits: row.hits, secondsLeft: (row.window_ends_at.getTime() - now.getTime()) / 1000 };
  };
