import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis.ts';
import type { CountHit } from './rate-limit.ts';

// One atomic script: a crash between INCR and PEXPIRE would leave a counter that never expires.
const count = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

export const countInRedis =
  (redis: Redis): CountHit =>
  async (key, seconds) => {
    const [hits, left] = (await redis.eval(count, 1, `limit ${key}`, seconds * 1000)) as [number, number];
    return { hits, secondsLeft: left / 1000 };
  };

/**
 * Falls back to another counter while Redis is down. Counts are not transferred, so for one window a limit may be
 * doubled, but never missing.
 */
export const countInRedisOr =
  ({ redis, orElse }: RedisLink, instead: CountHit): CountHit =>
  (key, seconds) =>
    orElse(
      () => countInRedis(redis)(key, seconds),
      () => instead(key, seconds),
    );
