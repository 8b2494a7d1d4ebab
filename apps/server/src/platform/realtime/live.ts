import type { LiveEventKind } from '@stagedoor/contract/live/live-event';
import type { LiveTopic } from '@stagedoor/contract/live/live-topic';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { afterCommit, collector } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
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
type Row = { type: string; body: object; written_at: Date };
type Collected = { queues: (Row & { id_user: number })[]; topics: (Row & { topic: string })[] };

/** In their order, by a statement whose text is the same for one event and for hundreds. */
const write = async (tx: Tx, { queues, topics }: Collected) => {
  if (queues.length > 0) {
    await sql`insert into live_event (id_user, type, body, written_at)
      select id_user, type, body, written_at from jsonb_populate_recordset(null::live_event, ${JSON.stringify(queues)}::jsonb)
        with ordinality event order by event.ordinality`.execute(tx);
  }
  if (topics.length > 0) {
    await sql`insert into topic_event (topic, type, body, written_at)
      select topic, type, body, written_at from jsonb_populate_recordset(null::topic_event, ${JSON.stringify(topics)}::jsonb)
        with ordinality event order by event.ordinality`.execute(tx);
  }
};

export const createLive = ({ clock, announce }: Deps): Live => {
  const rowsOf = collector((tx): Collected => {
    const rows: Collected = { queues: [], topics: [] };
    afterCommit(tx, () => {
      for (const { id_user } of rows.queues) announce(id_user);
      for (const { topic } of rows.topics) announce(topic);
    });
    return rows;
  }, write);

  const row = (type: string, body: object): Row => ({ type, body, written_at: clock.now() });

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
