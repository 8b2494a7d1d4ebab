import type { Connection, openConnection } from './connection.ts';
import type { FromTab, Pass, Person, Source, ToTab, Watch } from './wire.ts';

/** A tab as the hub sees it. */
export type Tab = { post(message: ToTab): void };

/** `joined`: the sources of which no event is missed, and since when. */
type Line = { person: Person | null; connection: Connection; joined: Map<Source, string | undefined> };

const patienceMs = 5_000;

const isSame = (one: Person | null, other: Person | null) =>
  one?.idUser === other?.idUser && one?.device === other?.device;

/** Shares one connection between all tabs of a browser. It is open while at least one tab needs it. */
export const createHub = (open: typeof openConnection) => {
  /** The tabs, and the topics that each of them watches. */
  const tabs = new Map<Tab, Set<string>>();
  let line: Line | undefined;
  let takePass: ((pass: Pass) => void) | undefined;

  const broadcast = (source: Source, message: ToTab) => {
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
      tab.post({ type: 'askPass' });
    });

  /** Asks the tabs, newest first: a suspended tab does not answer. */
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
        broadcast(source, { type: 'joined', source, date });
      },
      events: (source, events) => broadcast(source, { type: 'events', source, events }),
      closed(destination) {
        broadcast(destination, { type: 'closed', destination });
        for (const watched of tabs.values()) watched.delete(destination);
        joined.delete(destination);
      },
      givePass,
    });
    // A connection that resumes from a tab's position has nothing to join.
    if (since !== undefined) joined.set(null, since);
    return { person, connection, joined };
  };

  const isWatched = (destination: string) => [...tabs.values()].some((watched) => watched.has(destination));

  const watch = (tab: Tab, { connection, joined }: Line, requested: Watch) => {
    const { destination } = requested;
    if (!isWatched(destination)) {
      connection.watch(requested);
      if (requested.since !== undefined) joined.set(destination, requested.since);
    } else if (joined.has(destination)) {
      tab.post({ type: 'joined', source: destination, date: joined.get(destination) });
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

  const hello = (tab: Tab, { person, since, watches }: Extract<FromTab, { type: 'hello' }>) => {
    if (line && !isSame(line.person, person)) {
      hangUp();
      tabs.clear(); // they belong to another user, and say hello once they notice the change
    }
    leave(tab);
    tabs.set(tab, new Set());
    if (!line) line = dial(person, since);
    else if (line.joined.has(null)) tab.post({ type: 'joined', source: null, date: line.joined.get(null) });
    for (const requested of watches) watch(tab, line, requested);
  };

  return {
    receive(tab: Tab, message: FromTab) {
      switch (message.type) {
        case 'hello':
          return hello(tab, message);
        case 'watch':
          return line && watch(tab, line, message.watch);
        case 'unwatch':
          return unwatch(tab, message.destination);
        case 'pass':
          takePass?.(message.pass);
          // Logged out: the next user's tab will say hello.
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
