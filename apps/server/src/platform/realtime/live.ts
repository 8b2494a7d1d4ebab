import type { LiveEventKind } from '@stagedoor/contract/live/live-event';
import type { LiveTopic } from '@stagedoor/contract/live/live-topic';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { afterCommit, beforeCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { LiveEvent, TopicEvent } from '../database/schema.gen.ts';
import type { Key } from './event-store.ts';
import { createLiveRegistry, type LiveRegistry, recheckType, topicKey } from './live-registry.ts';

/** The stored part of an event; optional when it is empty. */
type Stored<Kind extends LiveEventKind> =
  Record<never, never> extends z.input<Kind['stored']>
    ? [stored?: z.input<Kind['stored']>]
    : [stored: z.input<Kind['stored']>];

export type Live = LiveRegistry & {
  /** Sends an event to all sockets of a user after the commit; disconnected ones get it by `/sync`. */
  send<Kind extends LiveEventKind>(tx: Tx, idUser: number, kind: Kind, ...stored: Stored<Kind>): Promise<void>;
  /** Sends an event to all watchers of a topic after the commit; stores one row, however many they are. */
  publish<Topic extends LiveTopic, Kind extends Topic['events'][number]>(
    tx: Tx,
    topic: Topic,
    id: number,
    kind: Kind,
    ...stored: Stored<Kind>
  ): Promise<void>;
  /**
   * Declares that permissions have changed. After the commit, checks all watchers, or only the sockets of `idUser`,
   * again before they get anything published later.
   */
  recheck(tx: Tx, topic: LiveTopic, id: number, idUser?: number): Promise<void>;
};

type Deps = { clock: Clock; announce: (key: Key) => void };
type Collected = { queues: Insertable<LiveEvent>[]; topics: Insertable<TopicEvent>[] };

export const createLive = ({ clock, announce }: Deps): Live => {
  const collected = new WeakMap<Tx, Collected>();

  const write = async (tx: Tx, { queues, topics }: Collected) => {
    if (queues.length > 0) await tx.insertInto('live_event').values(queues).execute();
    if (topics.length > 0) await tx.insertInto('topic_event').values(topics).execute();
  };

  const rowsOf = (tx: Tx): Collected => {
    const known = collected.get(tx);
    if (known) return known;
    const rows: Collected = { queues: [], topics: [] };
    collected.set(tx, rows);
    beforeCommit(tx, () => write(tx, rows));
    afterCommit(tx, () => {
      for (const { id_user } of rows.queues) announce(id_user);
      for (const { topic } of rows.topics) announce(topic);
    });
    return rows;
  };

  const row = (type: string, body: object) => ({ type, body: JSON.stringify(body), written_at: clock.now() });

  return {
    ...createLiveRegistry(),
    async send(tx, idUser, kind, ...[stored]) {
      rowsOf(tx).queues.push({ id_user: idUser, ...row(kind.type, kind.stored.parse(stored ?? {})) });
    },
    async publish(tx, topic, id, kind, ...[stored]) {
      rowsOf(tx).topics.push({ topic: topicKey(topic, id), ...row(kind.type, kind.stored.parse(stored ?? {})) });
    },
    async recheck(tx, topic, id, idUser) {
      rowsOf(tx).topics.push({ topic: topicKey(topic, id), ...row(recheckType, { idUser }) });
    },
  };
};
