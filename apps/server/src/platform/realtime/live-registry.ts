import type { LiveEvent, LiveEventKind } from '@stagedoor/contract/live/live-event';
import type { LiveTopic } from '@stagedoor/contract/live/live-topic';
import type { z } from 'zod';
import type { Key, StoredEvent } from './event-store.ts';

/** Looks up what an event shows. `about` is the person whose queue it is in, or the number of the topic. */
type Look<Kind extends LiveEventKind> = (
  about: number,
  stored: z.output<Kind['stored']>,
) => Promise<z.input<Kind['payload']>>;

/** Who wants to watch; `idUser` is null for a visitor. `key` is what they named to be let in, such as the token of a link. */
export type Watcher = { idUser: number | null; key: string | undefined };
export type MayWatch = (watcher: Watcher, id: number) => Promise<boolean>;

/** What modules hand in: which events there are, what they show, and who may watch which topic. */
export type LiveRegistry = {
  /** An event with what it shows. One of people's queues is made known by this; one of a topic only if it needs a `look`. */
  shows<Kind extends LiveEventKind>(kind: Kind, look?: Look<Kind>): void;
  /** A topic with its events. `may` must answer the same for what is forbidden and for what does not exist. */
  topic(topic: LiveTopic, may: MayWatch): void;
  /** The events as they leave; those of a kind that this program does not know are left out. */
  show(events: readonly StoredEvent[]): Promise<LiveEvent[]>;
  /** What stands for all that a queue or topic held and that is no longer kept. */
  lookAgain(key: Key, at: Date): LiveEvent[];
  /** The topic behind a destination; null where there is none of that name. */
  findTopic(destination: string): { key: string; may: (watcher: Watcher) => Promise<boolean> } | null;
};

type Shown = { kind: LiveEventKind; look: Look<LiveEventKind> | undefined };
type KnownTopic = { topic: LiveTopic; may: MayWatch };

/** Not an event but an order to the processes that have watchers. */
export const recheckType = 'recheck';

// A word between processes names hundreds of topics and has room for 8,000 bytes.
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
    if (known && known.kind !== kind) throw new Error(`There are two live events called ${kind.type}.`);
    shown.set(kind.type, { kind, look: (look as Look<LiveEventKind> | undefined) ?? known?.look });
  };

  return {
    shows,
    topic(topic, may) {
      if (!topicName.test(topic.name)) throw new Error(`A topic cannot be called ${topic.name}.`);
      if (topics.has(topic.name)) throw new Error(`There are two topics called ${topic.name}.`);
      topics.set(topic.name, { topic, may });
      for (const kind of topic.events) {
        shows(kind);
        inTopics.add(kind.type);
      }
    },
    async show(events) {
      // Of ten changes to an account its owner sees the account as it is now, looked up once.
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
        // Parsed like any answer: what the schema does not name does not leave.
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
