import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { hold, type Member, type Receiver, release } from './channels.ts';
import { createLiveDelivery, type Delivery } from './delivery.ts';
import type { EventStore } from './event-store.ts';
import type { LiveRegistry, Watcher } from './live-registry.ts';

/** A subscription to a topic. `close` is called when its watcher may no longer watch. */
export type TopicReceiver = Receiver & { close(): void };

type Watch = {
  /** What is new has a later place than this. */
  from: Date;
  leave(): void;
};

/** Who watches which topic in this process, and whether they still may. */
export type Watching = Pick<Delivery<string>, 'wake' | 'close'> & {
  /** Null: there is no such topic, or this watcher may not watch it. `since`: the last event that the client has received. */
  watch(destination: string, watcher: Watcher, receiver: TopicReceiver, since: Date | null): Promise<Watch | null>;
};

type Deps = { store: EventStore<string>; live: LiveRegistry; clock: Clock; log: FastifyBaseLogger };

type Watched = {
  watcher: Watcher;
  may: () => Promise<boolean>;
  receiver: TopicReceiver;
  member: Member<string>;
  isOver: boolean;
};

export const createWatching = ({ live, log, ...deps }: Deps): Watching => {
  const watches = new Map<string, Set<Watched>>();

  const forget = (key: string, watched: Watched) => {
    watched.isOver = true;
    delivery.leave(watched.member);
    const others = watches.get(key);
    others?.delete(watched);
    if (others?.size === 0) watches.delete(key);
  };

  /** What is published meanwhile waits for the answer. */
  const askAgain = async (key: string, watched: Watched, ask: () => Promise<boolean>) => {
    const { member, receiver } = watched;
    hold(member);
    if (await ask()) return release(member);
    forget(key, watched);
    receiver.close();
  };

  const recheck = (key: string, idUser: number | undefined) => {
    // Visitors without a key are one and the same, and so are all sockets of a person.
    const answers = new Map<string, Promise<boolean>>();
    for (const watched of watches.get(key) ?? []) {
      const { watcher, may, receiver } = watched;
      if (idUser !== undefined && idUser !== watcher.idUser) continue;
      const who = JSON.stringify([watcher.idUser, watcher.key]);
      const ask = () => {
        const answer = answers.get(who) ?? may();
        answers.set(who, answer);
        return answer;
      };
      askAgain(key, watched, ask).catch((error) => {
        log.error({ err: error, key }, 'the watchers of a topic could not be asked about again');
        receiver.cutOff('try again');
      });
    }
  };

  const delivery = createLiveDelivery({ ...deps, live, log, recheck });

  return {
    async watch(destination, watcher, receiver, since) {
      const topic = live.findTopic(destination);
      if (!topic) return null;
      const { key } = topic;
      const may = () => topic.may(watcher);
      if (!(await may())) return null;
      const member = await delivery.join(key, receiver);
      const watched: Watched = { watcher, may, receiver, member, isOver: false };
      watches.set(key, (watches.get(key) ?? new Set()).add(watched));
      try {
        // Once more: of a change before the topic was joined this process has not heard.
        if (!(await may())) forget(key, watched);
        if (watched.isOver) return null;
        const { from } = member;
        await delivery.sync(member, since);
        release(member);
        return { from, leave: () => forget(key, watched) };
      } catch (error) {
        forget(key, watched);
        throw error;
      }
    },
    wake: delivery.wake,
    close: delivery.close,
  };
};
