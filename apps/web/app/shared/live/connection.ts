import { limits } from '@stagedoor/contract/limits';
import { queueOf, socketPath, syncDestination } from '@stagedoor/contract/live-destinations';
import type { LiveEvent } from '@stagedoor/contract/live-events';
import { Client } from '@stomp/stompjs';
import type { Hearer, Person } from './wire.ts';

export type Connection = { close(): void };

/** `since`: the last event that this browser has heard, if it has heard any. */
type Options = Hearer & { person: Person; since?: string | undefined };

/** A network that swallows everything is left after so long. */
const handshakeMs = 10_000;
const { reconnectMs, heartbeatMs, syncMs } = limits.live;

/** The one socket of a browser. It comes back by itself and asks for what it missed. */
export const openConnection = ({ person, since, joined, events, givePass }: Options): Connection => {
  let last = since;
  let isNew = true;
  const hear = (told: readonly LiveEvent[]) => {
    const before = last ?? '';
    // Dates grow: what is not later than the last one has been heard.
    const news = told.filter(({ date }) => date > before);
    last = news.at(-1)?.date ?? last;
    if (news.length > 0) events(news);
  };

  const sync = () => {
    if (!client.connected) return;
    client.publish({ destination: syncDestination, body: JSON.stringify({ lastReceivedDate: last ?? null }) });
  };

  const client = new Client({
    brokerURL: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    reconnectDelay: reconnectMs,
    connectionTimeout: handshakeMs,
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    beforeConnect: async () => {
      let pass = await givePass();
      while (pass === undefined && client.active) {
        await new Promise((resolve) => setTimeout(resolve, reconnectMs));
        pass = await givePass();
      }
      if (pass) client.connectHeaders = { passcode: pass };
      else await client.deactivate();
    },
    onConnect: ({ headers }) => {
      last ??= headers.date;
      client.subscribe(queueOf(person.idUser, person.device), ({ body }) => hear(JSON.parse(body)));
      sync();
      if (isNew) joined();
      isNew = false;
    },
  });
  client.activate();
  const syncing = setInterval(sync, syncMs);
  return {
    close() {
      clearInterval(syncing);
      void client.deactivate();
    },
  };
};
