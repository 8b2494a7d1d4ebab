import type { Tab } from './hub.ts';
import type { Channel } from './through-worker.ts';
import type { FromTab, Person, ToTab } from './wire.ts';

type Posted = { to: 'hub'; from: string; message: FromTab } | { to: string; message: ToTab } | { to: 'all' };

/** Without shared workers one tab is the hub of all; when it closes, another takes over. */
export const throughLeader = (
  person: Person | null,
  receive: (message: ToTab) => void,
  /** Another hub has taken over: it knows nothing yet. */
  hello: () => void,
): Channel => {
  const name = `live ${person?.idUser ?? 'visitor'}`;
  const me = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  const post = (posted: Posted) => channel.postMessage(posted);
  let toHub = (from: string, message: FromTab) => {
    if (from === me) post({ to: 'hub', from, message });
  };

  channel.onmessage = ({ data }: MessageEvent<Posted>) => {
    if (data.to === 'all') hello();
    else if ('from' in data) toHub(data.from, data.message);
    else if (data.to === me && 'message' in data) receive(data.message);
  };

  const lead = async () => {
    const [{ openConnection }, { createHub }] = await Promise.all([import('./connection.ts'), import('./hub.ts')]);
    if (left.signal.aborted) return;
    const hub = createHub(openConnection);
    const tabs = new Map<string, Tab>();
    const tabOf = (id: string): Tab => {
      const tab = tabs.get(id) ?? {
        post: (message: ToTab) => (id === me ? receive(message) : post({ to: id, message })),
      };
      tabs.set(id, tab);
      return tab;
    };
    toHub = (from, message) => hub.receive(tabOf(from), message);
    hello();
    post({ to: 'all' });
    await new Promise((resolve) => left.signal.addEventListener('abort', resolve, { once: true }));
    hub.close();
  };

  // This tab may leave before it gets the lock.
  navigator.locks.request(name, { signal: left.signal }, lead).catch(() => {});
  return {
    post: (message) => toHub(me, message),
    close() {
      left.abort();
      channel.close();
    },
  };
};
