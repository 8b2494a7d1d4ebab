import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Listener } from '../database/listen.ts';

/** Carries the word between processes that there is something new for people. Words may be lost: they only save waiting. */
export type FanOut = {
  announce(idUser: number): void;
  /** `null`: words may have been lost, look for yourself. */
  hear(act: (idUsers: readonly number[] | null) => void): void;
  close(): void;
};

const channel = 'live';
const pauseMs = 5;
/** A NOTIFY carries at most 8,000 bytes. */
const idsAtOnce = 450;

/** Spoken outside the transactions and at most once in a few milliseconds, as facts are. */
const inBatches = (send: (text: string) => Promise<unknown>) => {
  let waiting = new Set<number>();
  const flush = () => {
    const ids = [...waiting];
    waiting = new Set();
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      send(ids.slice(at, at + idsAtOnce).join(',')).catch(() => {});
    }
  };
  return (idUser: number) => {
    if (waiting.size === 0) setTimeout(flush, pauseMs);
    waiting.add(idUser);
  };
};

const read = (text: string) => (text === '' ? null : text.split(',').map(Number));

export const postgresFanOut = ({ pool, listener }: { pool: pg.Pool; listener: Listener }): FanOut => ({
  announce: inBatches((text) => pool.query('select pg_notify($1, $2)', [channel, text])),
  hear: (act) => listener.on(channel, (payload) => act(read(payload))),
  close: () => {},
});

export const redisFanOut = (redis: Redis): FanOut => {
  let ear: Redis | undefined;
  return {
    announce: inBatches((text) => redis.publish(channel, text)),
    hear(act) {
      ear = redis.duplicate();
      // It reconnects by itself.
      ear.on('error', () => {});
      ear.on('message', (_channel, text) => act(read(text)));
      ear.on('ready', () => act(null));
      ear.subscribe(channel).catch(() => {});
    },
    close: () => ear?.disconnect(),
  };
};
