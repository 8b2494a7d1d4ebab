import type { LiveEvent } from '@stagedoor/contract/live-events';
import type { Hearer, Person } from './wire.ts';

/** Where tabs cannot share a worker, one of them holds the connection and tells the others; when it goes, another takes over. */
export const joinThroughLeader = (person: Person, hearer: Hearer): (() => void) => {
  const name = `live ${person.idUser}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let last: string | undefined;

  const hear = (events: readonly LiveEvent[]) => {
    last = events.at(-1)?.date ?? last;
    hearer.events(events);
  };
  channel.onmessage = ({ data }: MessageEvent<readonly LiveEvent[]>) => hear(data);

  const lead = async () => {
    const { openConnection } = await import('./connection.ts');
    const tellAll = (events: readonly LiveEvent[]) => {
      channel.postMessage(events);
      hear(events);
    };
    const connection = openConnection({ ...hearer, person, since: last, events: tellAll });
    await new Promise((resolve) => left.signal.addEventListener('abort', resolve, { once: true }));
    connection.close();
  };

  const queue = async () => {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock !== null);
    if (!isFirst) hearer.joined();
    await navigator.locks.request(name, { signal: left.signal }, lead);
  };
  queue().catch(() => {}); // this tab left before it was its turn
  return () => {
    left.abort();
    channel.close();
  };
};
