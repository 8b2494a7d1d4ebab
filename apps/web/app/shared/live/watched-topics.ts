import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import type { Watch } from './wire.ts';

/** Null: reload. */
type Listener = (event: LiveEvent | null) => void;
type Watched = Watch & { listeners: Set<Listener> };
type Changed = (change: { watch: Watch } | { unwatch: string }) => void;

/** The topics that this tab watches, whether connected or not. */
const watched = new Map<string, Watched>();
const changes = new Set<Changed>();

const changed: Changed = (change) => {
  for (const listener of [...changes]) listener(change);
};

export const watches = (): readonly Watch[] =>
  [...watched.values()].map(({ destination, key, since }) => ({ destination, key, since }));

export const onWatchesChange = (listener: Changed): (() => void) => {
  changes.add(listener);
  return () => {
    changes.delete(listener);
  };
};

export const watchTopic = (destination: string, key: string | undefined, listener: Listener): (() => void) => {
  const known = watched.get(destination);
  const topic = known ?? { destination, key, since: undefined, listeners: new Set<Listener>() };
  topic.listeners.add(listener);
  watched.set(destination, topic);
  if (!known) changed({ watch: { destination, key, since: undefined } });
  return () => {
    topic.listeners.delete(listener);
    if (topic.listeners.size > 0) return;
    watched.delete(destination);
    changed({ unwatch: destination });
  };
};

const dispatch = ({ listeners }: Watched, event: LiveEvent | null) => {
  for (const listener of [...listeners]) listener(event);
};

export const dispatchToTopic = (destination: string, events: readonly LiveEvent[]): void => {
  const topic = watched.get(destination);
  if (!topic) return;
  topic.since = events.at(-1)?.date ?? topic.since;
  for (const event of events) dispatch(topic, event);
};

/** It was joined anew, or closed: in both cases the page's data may be stale. */
export const reloadTopic = (destination: string, since: string | undefined): void => {
  const topic = watched.get(destination);
  if (!topic) return;
  topic.since = since;
  dispatch(topic, null);
};
