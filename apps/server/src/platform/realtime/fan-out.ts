import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Listener } from '../database/listen.ts';
import type { RedisLink } from '../redis.ts';
import type { Key } from './event-store.ts';

/** Carries the word between processes that queues and topics have something new. Words may be lost: they only save waiting. */
export type FanOut = {
  announce(key: Key): void;
  /** `null`: words may have been lost, look for yourself. */
  hear(act: (keys: readonly Key[] | null) => void): void;
  close(): void;
};

const channel = 'live';
const pauseMs = 5;
/** A NOTIFY carries at most 8,000 bytes, and a key has 31 at most. */
const keysAtOnce = 240;

/** Spoken outside the transactions and at most once in a few milliseconds, as facts are. */
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

/** Over Redis while it answers, over PostgreSQL otherwise. Every process hears both: they need not agree which it is. */
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
      // Waits for its connection as long as it takes, and subscribes again after each loss.
      ear = redis.duplicate({ lazyConnect: false, enableOfflineQueue: true, maxRetriesPerRequest: null });
      ear.on('error', () => {});
      ear.on('message', (_channel, text) => act(read(text)));
      ear.on('ready', () => act(null));
      ear.subscribe(channel).catch(() => {});
    },
    close: () => ear?.disconnect(),
  };
};
