import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis.ts';
import type { CountHit } from './rate-limit.ts';

// Counting and starting the window are one step, or a crash between them would leave a counter that never expires.
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

/** Who was counted in one place begins anew in the other: for a while a limit may be twice what it says, and never nothing. */
export const countInRedisOr =
  ({ redis, orElse }: RedisLink, instead: CountHit): CountHit =>
  (key, seconds) =>
    orElse(
      () => countInRedis(redis)(key, seconds),
      () => instead(key, seconds),
    );
