import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { hold, type Member, type Receiver, release } from './channels.ts';
import { createLiveDelivery, type Delivery } from './delivery.ts';
import type { EventStore } from './event-store.ts';
import type { LiveRegistry, Watcher } from './live-registry.ts';

/** A subscription to a topic. `close` is called when its watcher loses permission. */
export type TopicReceiver = Receiver & { close(): void };

type Watch = {
  /** New events have a later position than this. */
  from: Date;
  leave(): void;
};

/** The watchers of each topic in this process, with their permissions. */
export type Watching = Pick<Delivery<string>, 'wake' | 'close'> & {
  /**
   * Null when the topic does not exist or the watcher lacks permission. `since`: position of the last event the client
   * received.
   */
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

  /** Holds new events until permission is checked again. */
  const askAgain = async (key: string, watched: Watched, ask: () => Promise<boolean>) => {
    const { member, receiver } = watched;
    hold(member);
    if (await ask()) return release(member);
    forget(key, watched);
    receiver.close();
  };

  const recheck = (key: string, idUser: number | undefined) => {
    // One check for all visitors without a key, and one for all sockets of a user.
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
        log.error({ err: error, key }, 'the permissions of a topic’s watchers could not be checked again');
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
        // Checked again: this process does not learn of changes before it joined the topic.
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
