import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Listener } from '../database/listen.ts';
import type { RedisLink } from '../redis.ts';
import type { Key } from './event-store.ts';

/**
 * Cross-process wake-up signal for queues and topics. Best effort: a lost signal only delays delivery until the next
 * poll.
 */
export type FanOut = {
  announce(key: Key): void;
  /** `null`: signals may have been lost, poll now. */
  hear(act: (keys: readonly Key[] | null) => void): void;
  close(): void;
};

const channel = 'live';
const pauseMs = 5;
/** A NOTIFY payload is limited to 8,000 bytes, and a key has at most 31. */
const keysAtOnce = 240;

/** Sends outside the transactions and at most once every few milliseconds, for the reason given in `announceFacts`. */
const inBatches = (send: (text: string) => Promise<unknown>) => {
  let waiting = new Set<Key>();
  const flush = () => {
    const keys = [...waiting];
    waiting = new Set();
    for (let at = 0; at < keys.length; at += keysAtOnce) {
      send(keys.slice(at, at + keysAtOnce).join(',')).catch(() => {});
    }
  };
  return (key: Key) => {
    if (waiting.size === 0) setTimeout(flush, pauseMs);
    waiting.add(key);
  };
};

const readKey = (text: string): Key => (text.includes('/') ? text : Number(text));
const read = (text: string) => (text === '' ? null : text.split(',').map(readKey));

type Postgres = { pool: pg.Pool; listener: Listener };

const notify = (pool: pg.Pool, text: string) => pool.query('select pg_notify($1, $2)', [channel, text]);

export const postgresFanOut = ({ pool, listener }: Postgres): FanOut => ({
  announce: inBatches((text) => notify(pool, text)),
  hear: (act) => listener.on(channel, (payload) => act(read(payload))),
  close: () => {},
});

/**
 * Uses Redis while it answers, else PostgreSQL. Every process listens to both, so they need not agree on which is in
 * use.
 */
export const redisFanOut = ({ redis, orElse }: RedisLink, { pool, listener }: Postgres): FanOut => {
  let ear: Redis | undefined;
  return {
    announce: inBatches((text) =>
      orElse<unknown>(
        () => redis.publish(channel, text),
        () => notify(pool, text),
      ),
    ),
    hear(act) {
      listener.on(channel, (payload) => act(read(payload)));
      // Retries its connection for ever, and subscribes again after each loss.
      ear = redis.duplicate({ lazyConnect: false, enableOfflineQueue: true, maxRetriesPerRequest: null });
      ear.on('error', () => {});
      ear.on('message', (_channel, text) => act(read(text)));
      ear.on('ready', () => act(null));
      ear.subscribe(channel).catch(() => {});
    },
    close: () => ear?.disconnect(),
  };
};
