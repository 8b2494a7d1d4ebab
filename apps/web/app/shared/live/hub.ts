import type { Connection, openConnection } from './connection.ts';
import type { FromTab, Pass, Person, Source, ToTab, Watch } from './wire.ts';

/** A tab as the hub sees it. */
export type Tab = { post(message: ToTab): void };

/** `joined`: of which sources nothing is missed, and since when. */
type Line = { person: Person | null; connection: Connection; joined: Map<Source, string | undefined> };

const patienceMs = 5_000;

const isSame = (one: Person | null, other: Person | null) =>
  one?.idUser === other?.idUser && one?.device === other?.device;

/** All tabs of a browser on one connection. It is there while at least one of them wants it. */
export const createHub = (open: typeof openConnection) => {
  /** The tabs, and the topics that each of them watches. */
  const tabs = new Map<Tab, Set<string>>();
  let line: Line | undefined;
  let takePass: ((pass: Pass) => void) | undefined;

  const hear = (source: Source, message: ToTab) => {
    for (const [tab, watched] of tabs) if (source === null || watched.has(source)) tab.post(message);
  };

  const hangUp = () => {
    line?.connection.close();
    line = undefined;
  };

  const passFrom = (tab: Tab): Promise<Pass> =>
    new Promise((resolve) => {
      const late = setTimeout(() => resolve(undefined), patienceMs);
      takePass = (pass) => {
        clearTimeout(late);
        resolve(pass);
      };
      tab.post({ say: 'askPass' });
    });

  /** Asked of the tabs, the youngest first: one that the browser has put to sleep does not answer. */
  const givePass = async (): Promise<Pass> => {
    for (const tab of [...tabs.keys()].reverse()) {
      const pass = await passFrom(tab);
      if (pass !== undefined) return pass;
    }
    return undefined;
  };

  const dial = (person: Person | null, since: string | undefined): Line => {
    const joined: Line['joined'] = new Map();
    const connection = open({
      person,
      since,
      joined(source, date) {
        joined.set(source, date);
        hear(source, { say: 'joined', source, date });
      },
      events: (source, events) => hear(source, { say: 'events', source, events }),
      closed(destination) {
        hear(destination, { say: 'closed', destination });
        for (const watched of tabs.values()) watched.delete(destination);
        joined.delete(destination);
      },
      givePass,
    });
    // One that goes on from where a tab was has nothing to join.
    if (since !== undefined) joined.set(null, since);
    return { person, connection, joined };
  };

  const isWatched = (destination: string) => [...tabs.values()].some((watched) => watched.has(destination));

  const watch = (tab: Tab, { connection, joined }: Line, wanted: Watch) => {
    const { destination } = wanted;
    if (!isWatched(destination)) {
      connection.watch(wanted);
      if (wanted.since !== undefined) joined.set(destination, wanted.since);
    } else if (joined.has(destination)) {
      tab.post({ say: 'joined', source: destination, date: joined.get(destination) });
    }
    tabs.get(tab)?.add(destination);
  };

  const unwatch = (tab: Tab, destination: string) => {
    if (!tabs.get(tab)?.delete(destination) || isWatched(destination)) return;
    line?.joined.delete(destination);
    line?.connection.unwatch(destination);
  };

  const leave = (tab: Tab) => {
    for (const destination of tabs.get(tab) ?? []) unwatch(tab, destination);
    tabs.delete(tab);
  };

  const hello = (tab: Tab, { person, since, watches }: Extract<FromTab, { say: 'hello' }>) => {
    if (line && !isSame(line.person, person)) {
      hangUp();
      tabs.clear(); // they belong to somebody who has left, and say hello when they have noticed
    }
    leave(tab);
    tabs.set(tab, new Set());
    if (!line) line = dial(person, since);
    else if (line.joined.has(null)) tab.post({ say: 'joined', source: null, date: line.joined.get(null) });
    for (const wanted of watches) watch(tab, line, wanted);
  };

  return {
    hear(tab: Tab, message: FromTab) {
      switch (message.say) {
        case 'hello':
          return hello(tab, message);
        case 'watch':
          return line && watch(tab, line, message.watch);
        case 'unwatch':
          return unwatch(tab, message.destination);
        case 'pass':
          takePass?.(message.pass);
          // Nobody is logged in any more: the next who is will say hello.
          if (message.pass === null) hangUp();
          return;
        case 'bye':
          leave(tab);
          if (tabs.size === 0) hangUp();
      }
    },
    close: hangUp,
  };
};
