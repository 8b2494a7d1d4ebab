import type { LiveEvent, LiveEventKind } from '@stagedoor/contract/live/live-event';
import type { LiveTopic } from '@stagedoor/contract/live/live-topic';
import type { z } from 'zod';
import type { Key, StoredEvent } from './event-store.ts';

/** Loads an event's payload. `about` is the user whose queue it is in, or the topic's id. */
type Look<Kind extends LiveEventKind> = (
  about: number,
  stored: z.output<Kind['stored']>,
) => Promise<z.input<Kind['payload']>>;

/** `idUser` is null for a visitor. `key` is an access token sent by the client, such as that of a mailed link. */
export type Watcher = { idUser: number | null; key: string | undefined };
export type MayWatch = (watcher: Watcher, id: number) => Promise<boolean>;

/** Registered by modules: the live events, their payloads, and who may watch which topic. */
export type LiveRegistry = {
  /** Registers an event of user queues, or adds a `look` to an event of a topic. */
  shows<Kind extends LiveEventKind>(kind: Kind, look?: Look<Kind>): void;
  /** Registers a topic with its events. `may` must not distinguish between forbidden and missing. */
  topic(topic: LiveTopic, may: MayWatch): void;
  /** Events as sent to clients, without those of unknown kinds. */
  show(events: readonly StoredEvent[]): Promise<LiveEvent[]>;
  /** Events that make a client reload, in place of the ones that are no longer stored. */
  lookAgain(key: Key, at: Date): LiveEvent[];
  /** Null when no topic has that name. */
  findTopic(destination: string): { key: string; may: (watcher: Watcher) => Promise<boolean> } | null;
};

type Shown = { kind: LiveEventKind; look: Look<LiveEventKind> | undefined };
type KnownTopic = { topic: LiveTopic; may: MayWatch };

/** Not an event, but a command to the processes with watchers. */
export const recheckType = 'recheck';

// Short, because one NOTIFY of 8,000 bytes names hundreds of topics.
const topicName = /^[a-z][a-z-]{0,14}$/;
const destinationForm = /^\/topic\/([a-z-]{1,15})\/([1-9]\d{0,14})$/;

export const topicKey = ({ name }: LiveTopic, id: number): string => `${name}/${id}`;
const nameIn = (key: string) => key.slice(0, key.indexOf('/'));
const aboutOf = (key: Key) => (typeof key === 'number' ? key : Number(key.slice(key.indexOf('/') + 1)));

export const createLiveRegistry = (): LiveRegistry => {
  const shown = new Map<string, Shown>();
  const inTopics = new Set<string>();
  const topics = new Map<string, KnownTopic>();

  const shows: LiveRegistry['shows'] = (kind, look) => {
    const known = shown.get(kind.type);
    if (known && known.kind !== kind) throw new Error(`The live event ${kind.type} is registered twice.`);
    shown.set(kind.type, { kind, look: (look as Look<LiveEventKind> | undefined) ?? known?.look });
  };

  return {
    shows,
    topic(topic, may) {
      if (!topicName.test(topic.name)) throw new Error(`Invalid topic name: ${topic.name}.`);
      if (topics.has(topic.name)) throw new Error(`The topic ${topic.name} is registered twice.`);
      topics.set(topic.name, { topic, may });
      for (const kind of topic.events) {
        shows(kind);
        inTopics.add(kind.type);
      }
    },
    async show(events) {
      // Equal events in a batch share one look-up: after ten changes the client needs only the current state.
      const looked = new Map<string, Promise<object>>();
      const lookUp = ({ key, type, body }: StoredEvent, { kind, look }: Shown): Promise<object> => {
        const same = JSON.stringify([key, type, body]);
        const known = looked.get(same);
        if (known) return known;
        const stored = kind.stored.parse(body);
        const found = look ? look(aboutOf(key), stored) : Promise.resolve(stored);
        looked.set(same, found);
        return found;
      };
      const showOne = async (event: StoredEvent): Promise<LiveEvent[]> => {
        const known = shown.get(event.type);
        if (!known) return [];
        // Parsed like any reply: properties that the schema does not name are dropped.
        const payload = known.kind.payload.parse(await lookUp(event, known));
        return [{ eventType: event.type, date: event.at.toISOString(), ...payload }];
      };
      return (await Promise.all(events.map(showOne))).flat();
    },
    lookAgain(key, at) {
      const inQueues = () => [...shown.values()].flatMap(({ kind }) => (inTopics.has(kind.type) ? [] : kind));
      const kinds = typeof key === 'number' ? inQueues() : (topics.get(nameIn(key))?.topic.events ?? []);
      return kinds.flatMap(({ type, again }) => (again ? [{ eventType: type, date: at.toISOString(), ...again }] : []));
    },
    findTopic(destination) {
      const [, name = '', id] = destinationForm.exec(destination) ?? [];
      const known = topics.get(name);
      if (!known) return null;
      const about = Number(id);
      return { key: topicKey(known.topic, about), may: (watcher) => known.may(watcher, about) };
    },
  };
};
