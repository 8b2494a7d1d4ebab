import { limits } from '@stagedoor/contract/limits';
import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { day } from '../time.ts';
import { type Channel, hold, type Member, type Receiver, release, sendTo } from './channels.ts';
import type { EventStore, Key, StoredEvent } from './event-store.ts';
import { type LiveRegistry, recheckType } from './live-registry.ts';
import { Message } from './message.ts';

/** Delivers the events of queues, or of topics, to their receivers in this process. */
export type Delivery<K extends Key> = {
  /** Adds the receiver for new events, held until released once. */
  join(key: K, receiver: Receiver): Promise<Member<K>>;
  /** Replays events between `since` and what this receiver already got, then releases it for new ones. */
  sync(member: Member<K>, since: Date | null): Promise<void>;
  leave(member: Member<K>): void;
  /** The position of the latest event; new events have a later one. */
  positionOf(key: K): Promise<Date>;
  wake(keys: readonly Key[] | null): void;
  close(): Promise<void>;
};

type Deps<K extends Key> = {
  store: EventStore<K>;
  live: Pick<LiveRegistry, 'show' | 'lookAgain'>;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Called when permission to watch this topic has changed: for all watchers, or for one user. */
  recheck?: (key: K, idUser: number | undefined) => void;
};

const channelsAtOnce = 500;
const eventsAtOnce = 100;
/** A client that missed more is told to reload everything. */
const mostMissed = 1_000;
const keptMs = limits.live.keptDays * day;
// Cross-process notifications may be lost; polling finds what they would have announced.
const lookEveryMs = 5_000;

export const createLiveDelivery = <K extends Key>({ store, live, clock, log, recheck }: Deps<K>): Delivery<K> => {
  const channels = new Map<Key, Channel<K>>();
  const waiting = new Set<Channel<K>>();
  let pumping: Promise<void> | undefined;
  let closed = false;

  const messageOf = (key: K, events: readonly LiveEvent[]) => {
    const last = events.at(-1);
    return last && new Message(`${key}-${last.date.replaceAll(/\D/g, '')}`, events);
  };

  const show = async (key: K, events: readonly StoredEvent<K>[]) => messageOf(key, await live.show(events));

  const tell = async (channel: Channel<K>, events: readonly StoredEvent<K>[]) => {
    for (const part of inParts(events)) {
      const message = await show(channel.key, part);
      const last = part.at(-1);
      channel.position = last?.at ?? channel.position;
      if (message) sendTo(channel, message);
      if (last?.type === recheckType) recheck?.(channel.key, (last.body as { idUser?: number }).idUser);
    }
  };

  const tellAll = async (batch: readonly Channel<K>[]) => {
    const last = await store.order(
      batch.map(({ key }) => key),
      clock.now(),
    );
    const open = batch.flatMap(({ key, position }) => (position ? [{ key, position }] : []));
    const news = open.length > 0 ? await store.after(open) : new Map<K, StoredEvent<K>[]>();
    await Promise.all(
      batch.map(async (channel) => {
        if (!channel.position) channel.position = last.get(channel.key);
        else await tell(channel, news.get(channel.key) ?? []).catch((error) => giveUp(channel, error));
      }),
    );
  };

  // Disconnects all receivers rather than leaving a gap: they reconnect and sync.
  const giveUp = ({ key, members }: Channel<K>, error: unknown) => {
    log.error({ err: error, key }, 'a live event could not be delivered');
    for (const { receiver } of [...members]) receiver.cutOff('try again');
  };

  const pump = async () => {
    while (waiting.size > 0 && !closed) {
      const batch = [...waiting].slice(0, channelsAtOnce);
      for (const channel of batch) waiting.delete(channel);
      await tellAll(batch).catch((error) => log.error({ err: error }, 'live events could not be read'));
    }
  };

  const start = () => {
    pumping ??= pump().finally(() => {
      pumping = undefined;
      if (waiting.size > 0 && !closed) start();
    });
    return pumping;
  };

  const look = async () => {
    const open = [...channels.values()].flatMap(({ key, position }) => (position ? [{ key, position }] : []));
    if (open.length > 0) wake(await store.withNews(open));
  };

  const wake = (keys: readonly Key[] | null) => {
    if (!keys) return void look().catch((error) => log.error({ err: error }, 'live events could not be read'));
    for (const key of keys) {
      const channel = channels.get(key);
      if (channel) waiting.add(channel);
    }
    if (waiting.size > 0) void start();
  };

  const timer = setInterval(() => wake(null), lookEveryMs);

  const findPosition = async (channel: Channel<K>): Promise<Date> => {
    for (let tries = 0; !channel.position && tries < 3; tries++) {
      waiting.add(channel);
      await start();
    }
    if (!channel.position) throw new Error(`The position of live channel ${channel.key} could not be read in 3 tries.`);
    return channel.position;
  };

  const closeIfEmpty = ({ key, members, joining }: Channel<K>) => {
    if (members.size + joining === 0) channels.delete(key);
  };

  /** Returns false when there is too much to replay. */
  const replay = async ({ channel: { key }, receiver, from }: Member<K>, since: Date): Promise<boolean> => {
    for (let after = since, sent = 0; sent < mostMissed; sent += eventsAtOnce) {
      const events = await store.between({ key, after, upTo: from, size: eventsAtOnce });
      const last = events.at(-1);
      if (!last) return true;
      const message = await show(key, events);
      if (message) receiver.receive(message);
      after = last.at;
    }
    return false;
  };

  const lookAgain = (member: Member<K>) => {
    const { channel, receiver, from } = member;
    const message = messageOf(channel.key, live.lookAgain(channel.key, from));
    if (message) receiver.receive(message);
    member.from = new Date(0);
  };

  return {
    async join(key, receiver) {
      const channel = channels.get(key) ?? { key, position: undefined, members: new Set(), joining: 0 };
      channels.set(key, channel);
      channel.joining++;
      try {
        const from = await findPosition(channel);
        const member: Member<K> = { channel, receiver, from, holds: 1, waiting: [] };
        channel.members.add(member);
        return member;
      } finally {
        channel.joining--;
        closeIfEmpty(channel);
      }
    },
    async sync(member, since) {
      const { from } = member;
      if (!since || since > from) return;
      hold(member);
      const isTooOld = clock.now().getTime() - since.getTime() > keptMs;
      const isWhole = !isTooOld && (since.getTime() === from.getTime() || (await replay(member, since)));
      if (isWhole) member.from = since;
      else lookAgain(member);
      // Not in a `finally`: after a failure, releasing would hide the gap.
      release(member);
    },
    leave(member) {
      member.channel.members.delete(member);
      closeIfEmpty(member.channel);
    },
    async positionOf(key) {
      const known = channels.get(key)?.position;
      return known ?? (await store.order([key], clock.now())).get(key) ?? clock.now();
    },
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await pumping;
    },
  };
};

/** Splits into batches. A recheck ends a batch, so that later events wait for its result. */
const inParts = <K extends Key>(events: readonly StoredEvent<K>[]): StoredEvent<K>[][] => {
  const parts: StoredEvent<K>[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || last.length === eventsAtOnce || last.at(-1)?.type === recheckType) parts.push([event]);
    else last.push(event);
  }
  return parts;
};
