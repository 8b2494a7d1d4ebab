import { setTimeout as pause } from 'node:timers/promises';
import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';

/** Redis only makes things faster; PostgreSQL can do all of them, so no request waits for a Redis that is down. */
export type RedisLink = {
  redis: Redis;
  /** Runs `ask` on Redis, or `instead` on PostgreSQL while Redis does not answer. */
  orElse<T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T>;
  isUp(): boolean;
  close(): void;
};

const patienceMs = 1_000;
const pingEveryMs = 1_000;
const options = {
  lazyConnect: true,
  connectTimeout: patienceMs,
  commandTimeout: patienceMs,
  // A command without a connection fails at once instead of queueing.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times) => Math.min(times * 100, pingEveryMs),
} satisfies RedisOptions;

/** Refuses to start when Redis does not answer, so that a wrong setting is noticed. */
export const openRedis = async (url: string, log: Logger): Promise<RedisLink> => {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, options);
  let lastError = 'it does not answer';
  redis.on('error', (error) => {
    lastError = error.message;
  });
  const answers = redis.connect().then(() => redis.ping());
  const late = pause(3 * patienceMs, null, { ref: false });
  if ((await Promise.race([answers.catch(() => null), late])) === null) {
    redis.disconnect();
    throw new Error(`REDIS_URL names a Redis that cannot be used: ${lastError}.`);
  }
  return watch(redis, log);
};

const watch = (redis: Redis, log: Logger): RedisLink => {
  let isUp = true;
  let isClosed = false;
  const down = (error: unknown) => {
    if (isUp && !isClosed) log.error({ err: error }, 'Redis does not answer: PostgreSQL does its work');
    isUp = false;
  };
  const up = () => {
    if (!isUp) log.warn('Redis answers again');
    isUp = true;
  };
  redis.on('error', down);
  redis.on('close', () => down(new Error('The connection to Redis was closed.')));
  // Detects an outage without making a request wait for the timeout.
  const pinging = setInterval(() => void redis.ping().then(up, down), pingEveryMs);
  return {
    redis,
    isUp: () => isUp,
    async orElse(ask, instead) {
      if (!isUp) return instead();
      try {
        return await ask();
      } catch (error) {
        down(error);
        return instead();
      }
    },
    close() {
      isClosed = true;
      clearInterval(pinging);
      redis.disconnect();
    },
  };
};

export const measureRedis = (metrics: Registry, link: RedisLink) => {
  new Gauge({
    name: 'redis_up',
    help: 'Whether Redis responds; while it does not, PostgreSQL is used instead',
    registers: [metrics],
    collect() {
      this.set(link.isUp() ? 1 : 0);
    },
  });
};
