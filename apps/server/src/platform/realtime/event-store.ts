import type pg from 'pg';

/** A user's queue is keyed by user id, a topic by name and id: `order/55`. */
export type Key = number | string;

/** An event with its position `at`. */
export type StoredEvent<K extends Key = Key> = { key: K; at: Date; type: string; body: object };

type From<K extends Key> = { key: K; position: Date };

export type EventStore<K extends Key> = {
  /** Assigns positions to committed events; returns the last position of each key. */
  order(keys: readonly K[], now: Date): Promise<Map<K, Date>>;
  /** Events after each position, in order. */
  after(from: readonly From<K>[]): Promise<Map<K, StoredEvent<K>[]>>;
  /** A page of events in the interval (after, upTo]. */
  between(range: { key: K; after: Date; upTo: Date; size: number }): Promise<StoredEvent<K>[]>;
  /** Those of the keys that have new events. */
  withNews(from: readonly From<K>[]): Promise<K[]>;
};

type Table = { name: string; events: string; column: string; type: 'bigint' | 'text'; order: string };

const storeIn = <K extends Key>(pool: pg.Pool, { name, events, column, type, order }: Table): EventStore<K> => {
  const from = `unnest($1::${type}[], $2::timestamptz[]) as p (key, position)`;
  const keysAndPlaces = (known: readonly From<K>[]) => [
    known.map(({ key }) => key),
    known.map(({ position }) => position),
  ];
  return {
    async order(keys, now) {
      const { rows } = await pool.query<{ key: K; at: Date }>({
        name: `${name}-order`,
        text: `select ${column} as key, at from ${order}($1, $2)`,
        values: [keys, now],
      });
      return new Map(rows.map(({ key, at }) => [key, at]));
    },
    async after(known) {
      const { rows } = await pool.query<StoredEvent<K>>({
        name: `${name}-after`,
        text: `select e.${column} as key, e.at, e.type, e.body
          from ${from} join ${events} e on e.${column} = p.key and e.at > p.position
          order by e.${column}, e.at`,
        values: keysAndPlaces(known),
      });
      return Map.groupBy(rows, ({ key }) => key);
    },
    async between({ key, after, upTo, size }) {
      const { rows } = await pool.query<StoredEvent<K>>({
        name: `${name}-between`,
        text: `select ${column} as key, at, type, body from ${events}
          where ${column} = $1 and at > $2 and at <= $3 order by at limit $4`,
        values: [key, after, upTo, size],
      });
      return rows;
    },
    async withNews(known) {
      const { rows } = await pool.query<{ key: K }>({
        name: `${name}-news`,
        text: `select p.key from ${from}
          where exists (select from ${events} e where e.${column} = p.key and e.at > p.position)
            or exists (select from ${events} e where e.${column} = p.key and e.at is null)`,
        values: keysAndPlaces(known),
      });
      return rows.map(({ key }) => key);
    },
  };
};

export const queueStore = (pool: pg.Pool): EventStore<number> =>
  storeIn(pool, {
    name: 'live-queue',
    events: 'live_event',
    column: 'id_user',
    type: 'bigint',
    order: 'order_live_events',
  });

export const topicStore = (pool: pg.Pool): EventStore<string> =>
  storeIn(pool, {
    name: 'live-topic',
    events: 'topic_event',
    column: 'topic',
    type: 'text',
    order: 'order_topic_events',
  });
