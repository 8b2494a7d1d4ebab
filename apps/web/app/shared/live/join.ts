import { api } from '../api.ts';
import { deviceId, isSigned } from '../browser-session.ts';
import { tellEvents, tellJoined } from './events.ts';
import { throughLeader } from './through-leader.ts';
import { throughWorker, type Way } from './through-worker.ts';
import { onWatchesChange, tellTopic, tellTopicAnew, watches } from './watched-topics.ts';
import type { Pass, ToTab } from './wire.ts';

const givePass = async (): Promise<Pass> => {
  if (!isSigned()) return null;
  try {
    return (await api('socketAuth')).token;
  } catch {
    return isSigned() ? undefined : null; // a refusal may have ended the session
  }
};

/** Joins this tab to the browser's one live connection, of a person or of a visitor; answers with the way out. */
export const joinLive = (idUser: number | null): (() => void) => {
  const person = idUser === null ? null : { idUser, device: deviceId() };
  let since: string | undefined;
  let way: Way;

  const hello = () => way.say({ say: 'hello', person, since, watches: watches() });
  const bye = () => way.say({ say: 'bye' });

  const receive = async (message: ToTab) => {
    if (message.say === 'askPass') return way.say({ say: 'pass', pass: await givePass() });
    if (message.say === 'closed') return tellTopicAnew(message.destination, undefined);
    const { source } = message;
    if (message.say === 'joined') {
      if (source !== null) return tellTopicAnew(source, message.date);
      since = message.date;
      return tellJoined();
    }
    if (source !== null) return tellTopic(source, message.events);
    since = message.events.at(-1)?.date ?? since;
    tellEvents(message.events);
  };

  const lead = () => {
    way = throughLeader(person, receive, hello);
    hello();
  };
  if (typeof SharedWorker === 'undefined') lead();
  else {
    way = throughWorker(receive, () => {
      way.close();
      lead();
    });
    hello();
  }

  const stopWatching = onWatchesChange((change) =>
    way.say(
      'watch' in change ? { say: 'watch', watch: change.watch } : { say: 'unwatch', destination: change.unwatch },
    ),
  );
  // A page that the browser keeps aside may come back.
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && hello();
  window.addEventListener('pagehide', bye);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    stopWatching();
    window.removeEventListener('pagehide', bye);
    window.removeEventListener('pageshow', shownAgain);
    bye();
    way.close();
  };
};
