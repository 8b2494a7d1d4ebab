import { limits } from '@stagedoor/contract/limits';
import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { queueOf, socketPath, syncDestination } from '@stagedoor/contract/live-destinations';
import { Client } from '@stomp/stompjs';
import type { Pass, Person, Source, Watch } from './wire.ts';

export type Connection = { watch(watch: Watch): void; unwatch(destination: string): void; close(): void };

/** `since`: the last event of the queue that this browser has heard, if it has heard any. */
export type Options = {
  person: Person | null;
  since: string | undefined;
  /** From now on nothing of this source is missed. Not said where it goes on from `since`. */
  joined(source: Source, date: string | undefined): void;
  events(source: Source, events: readonly LiveEvent[]): void;
  /** The topic does not exist, or not for this browser. */
  closed(destination: string): void;
  givePass(): Promise<Pass>;
};

/** A network that swallows everything is left after so long. */
const handshakeMs = 10_000;
const { reconnectMs, heartbeatMs, syncMs } = limits.live;

/** How far one source has been heard. */
const followed = (
  source: Source,
  since: string | undefined,
  { joined, events }: Pick<Options, 'joined' | 'events'>,
) => {
  let last = since;
  return {
    last: () => last,
    join(date: string | undefined) {
      if (last !== undefined) return;
      last = date;
      joined(source, date);
    },
    hear(all: readonly LiveEvent[]) {
      const before = last ?? '';
      // Dates grow: what is not later than the last one has been heard.
      const news = all.filter(({ date }) => date > before);
      last = news.at(-1)?.date ?? last;
      if (news.length > 0) events(source, news);
    },
  };
};

type Topic = { key: string | undefined; heard: ReturnType<typeof followed> };

/** The one socket of a browser. It comes back by itself and asks for what it missed. */
export const openConnection = (options: Options): Connection => {
  const { person, givePass } = options;
  const queue = followed(null, options.since, options);
  const topics = new Map<string, Topic>();

  const sync = () => {
    if (!client.connected || !person) return;
    client.publish({ destination: syncDestination, body: JSON.stringify({ lastReceivedDate: queue.last() ?? null }) });
  };

  const subscribe = (destination: string, topic: Topic) => {
    const receipt = `${destination} ${crypto.randomUUID()}`;
    const isCurrent = () => topics.get(destination) === topic;
    // One that was refused has no date; its last event says so.
    client.watchForReceipt(receipt, ({ headers: { date } }) => {
      if (date !== undefined && isCurrent()) topic.heard.join(date);
    });
    const hear = (events: readonly (LiveEvent | { eventType: 'TOPIC_CLOSED' })[]) => {
      if (!isCurrent()) return;
      topic.heard.hear(events.filter((event) => 'date' in event));
      if (!events.some(({ eventType }) => eventType === 'TOPIC_CLOSED')) return;
      topics.delete(destination);
      options.closed(destination);
    };
    const since = topic.heard.last();
    // All browsers name it alike, so that the server sends all of them the same bytes.
    const headers = { id: destination, receipt, ...(topic.key && { key: topic.key }), ...(since && { since }) };
    client.subscribe(destination, ({ body }) => hear(JSON.parse(body)), headers);
  };

  const client = new Client({
    brokerURL: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    reconnectDelay: reconnectMs,
    connectionTimeout: handshakeMs,
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    beforeConnect: async () => {
      if (!person) return;
      let pass = await givePass();
      while (pass === undefined && client.active) {
        await new Promise((resolve) => setTimeout(resolve, reconnectMs));
        pass = await givePass();
      }
      if (pass) client.connectHeaders = { passcode: pass };
      else await client.deactivate();
    },
    onConnect: ({ headers }) => {
      if (person) {
        client.subscribe(queueOf(person.idUser, person.device), ({ body }) => queue.hear(JSON.parse(body)));
        queue.join(headers.date);
        sync();
      }
      for (const [destination, topic] of topics) subscribe(destination, topic);
    },
  });
  client.activate();
  const syncing = setInterval(sync, syncMs);
  return {
    watch({ destination, key, since }) {
      const topic = { key, heard: followed(destination, since, options) };
      topics.set(destination, topic);
      if (client.connected) subscribe(destination, topic);
    },
    unwatch(destination) {
      if (topics.delete(destination) && client.connected) client.unsubscribe(destination);
    },
    close() {
      clearInterval(syncing);
      void client.deactivate();
    },
  };
};
