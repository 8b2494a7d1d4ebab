import type { Connection, openConnection } from './connection.ts';
import type { FromTab, Pass, Person, ToTab } from './wire.ts';

/** A tab as the hub sees it. */
export type Tab = { post(message: ToTab): void };

type Line = { person: Person; connection: Connection; isOpen: boolean };

const patienceMs = 5_000;

const isSame = (one: Person, other: Person) => one.idUser === other.idUser && one.device === other.device;

/** All tabs of a browser on one connection. It is there while at least one of them wants it. */
export const createHub = (open: typeof openConnection) => {
  const tabs = new Set<Tab>();
  let line: Line | undefined;
  let takePass: ((pass: Pass) => void) | undefined;

  const tell = (message: ToTab) => {
    for (const tab of tabs) tab.post(message);
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
    for (const tab of [...tabs].reverse()) {
      const pass = await passFrom(tab);
      if (pass !== undefined) return pass;
    }
    return undefined;
  };

  const dial = (person: Person) => {
    const joined = () => {
      if (line) line.isOpen = true;
      tell({ say: 'joined' });
    };
    const events: Parameters<typeof open>[0]['events'] = (news) => tell({ say: 'events', events: news });
    line = { person, isOpen: false, connection: open({ person, joined, events, givePass }) };
  };

  const hello = (tab: Tab, person: Person) => {
    if (line && !isSame(line.person, person)) {
      hangUp();
      tabs.clear(); // they belong to somebody who has left, and say hello when they have noticed
    }
    tabs.delete(tab);
    tabs.add(tab);
    if (!line) dial(person);
    else if (line.isOpen) tab.post({ say: 'joined' });
  };

  return {
    hear(tab: Tab, message: FromTab) {
      if (message.say === 'hello') return hello(tab, message.person);
      if (message.say === 'pass') {
        takePass?.(message.pass);
        // Nobody is logged in any more: the next who is will say hello.
        if (message.pass === null) hangUp();
        return;
      }
      tabs.delete(tab);
      if (tabs.size === 0) hangUp();
    },
  };
};
