import { limits } from '@stagedoor/contract/limits';
import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { queueOf, socketPath, syncDestination } from '@stagedoor/contract/live-destinations';
import { Client } from '@stomp/stompjs';
import type { Pass, Person, Source, Watch } from './wire.ts';

export type Connection = { watch(watch: Watch): void; unwatch(destination: string): void; close(): void };

/** `since`: the last event of the queue that this browser has received, if any. */
export type Options = {
  person: Person | null;
  since: string | undefined;
  /** From now on no event of this source is missed. Not called when the connection resumes from `since`. */
  joined(source: Source, date: string | undefined): void;
  events(source: Source, events: readonly LiveEvent[]): void;
  /** The topic does not exist, or not for this browser. */
  closed(destination: string): void;
  givePass(): Promise<Pass>;
};

/** Gives up a connection attempt that gets no reply. */
const handshakeMs = 10_000;
const { reconnectMs, heartbeatMs, syncMs } = limits.live;

/** The position in one source. */
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
    receive(all: readonly LiveEvent[]) {
      const before = last ?? '';
      // Dates increase: an event that is not later than the last one was received already.
      const news = all.filter(({ date }) => date > before);
      last = news.at(-1)?.date ?? last;
      if (news.length > 0) events(source, news);
    },
  };
};

type Topic = { key: string | undefined; position: ReturnType<typeof followed> };

/** The browser's only socket. Reconnects and requests missed events. */
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
    // A refused subscription has no date; its last event says so.
    client.watchForReceipt(receipt, ({ headers: { date } }) => {
      if (date !== undefined && isCurrent()) topic.position.join(date);
    });
    const receive = (events: readonly (LiveEvent | { eventType: 'TOPIC_CLOSED' })[]) => {
      if (!isCurrent()) return;
      topic.position.receive(events.filter((event) => 'date' in event));
      if (!events.some(({ eventType }) => eventType === 'TOPIC_CLOSED')) return;
      topics.delete(destination);
      options.closed(destination);
    };
    const since = topic.position.last();
    // The same id in all browsers, so that the server can send the same bytes to all.
    const headers = { id: destination, receipt, ...(topic.key && { key: topic.key }), ...(since && { since }) };
    client.subscribe(destination, ({ body }) => receive(JSON.parse(body)), headers);
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
        client.subscribe(queueOf(person.idUser, person.device), ({ body }) => queue.receive(JSON.parse(body)));
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
      const topic = { key, position: followed(destination, since, options) };
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
