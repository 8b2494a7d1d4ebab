import type { FromTab, Hearer, Person, ToTab } from './wire.ts';

/** The connection lives in a worker that all tabs share. */
export const joinThroughWorker = (person: Person, hearer: Hearer, failed: () => void): (() => void) => {
  const worker = new SharedWorker(new URL('./live.worker.ts', import.meta.url), { type: 'module', name: 'live' });
  worker.onerror = failed;
  const { port } = worker;
  const say = (message: FromTab) => port.postMessage(message);

  port.onmessage = async ({ data }: MessageEvent<ToTab>) => {
    if (data.say === 'events') hearer.events(data.events);
    else if (data.say === 'joined') hearer.joined();
    else say({ say: 'pass', pass: await hearer.givePass() });
  };

  const hello = () => say({ say: 'hello', person });
  const bye = () => say({ say: 'bye' });
  // A page that the browser keeps aside may come back.
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && hello();
  hello();
  window.addEventListener('pagehide', bye);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    window.removeEventListener('pagehide', bye);
    window.removeEventListener('pageshow', shownAgain);
    bye();
    port.close();
  };
};
