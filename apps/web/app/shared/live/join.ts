import { api } from '../api/client.ts';
import { deviceId, isSigned } from '../session/browser-session.ts';
import { dispatchEvents, dispatchReload } from './events.ts';
import { throughLeader } from './through-leader.ts';
import { type Channel, throughWorker } from './through-worker.ts';
import { dispatchToTopic, onWatchesChange, reloadTopic, watches } from './watched-topics.ts';
import type { Pass, ToTab } from './wire.ts';

const givePass = async (): Promise<Pass> => {
  if (!isSigned()) return null;
  try {
    return (await api('socketAuth')).token;
  } catch {
    return isSigned() ? undefined : null; // a refusal may have ended the session
  }
};

/** Joins this tab to the browser's live connection, as a user or a visitor; returns the function to leave. */
export const joinLive = (idUser: number | null): (() => void) => {
  const person = idUser === null ? null : { idUser, device: deviceId() };
  let since: string | undefined;
  let channel: Channel;

  const hello = () => channel.post({ type: 'hello', person, since, watches: watches() });
  const bye = () => channel.post({ type: 'bye' });

  const receive = async (message: ToTab) => {
    if (message.type === 'askPass') return channel.post({ type: 'pass', pass: await givePass() });
    if (message.type === 'closed') return reloadTopic(message.destination, undefined);
    const { source } = message;
    if (message.type === 'joined') {
      if (source !== null) return reloadTopic(source, message.date);
      since = message.date;
      return dispatchReload();
    }
    if (source !== null) return dispatchToTopic(source, message.events);
    since = message.events.at(-1)?.date ?? since;
    dispatchEvents(message.events);
  };

  const lead = () => {
    channel = throughLeader(person, receive, hello);
    hello();
  };
  if (typeof SharedWorker === 'undefined') lead();
  else {
    channel = throughWorker(receive, () => {
      channel.close();
      lead();
    });
    hello();
  }

  const stopWatching = onWatchesChange((change) =>
    channel.post(
      'watch' in change ? { type: 'watch', watch: change.watch } : { type: 'unwatch', destination: change.unwatch },
    ),
  );
  // The browser may restore the page from its back/forward cache.
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && hello();
  window.addEventListener('pagehide', bye);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    stopWatching();
    window.removeEventListener('pagehide', bye);
    window.removeEventListener('pageshow', shownAgain);
    bye();
    channel.close();
  };
};
