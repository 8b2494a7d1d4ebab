import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import type { Watch } from './wire.ts';

/** Null: look again. */
type Hear = (event: LiveEvent | null) => void;
type Watched = Watch & { hears: Set<Hear> };
type Changed = (change: { watch: Watch } | { unwatch: string }) => void;

/** What this tab watches, be it connected or not. */
const watched = new Map<string, Watched>();
const changes = new Set<Changed>();

const changed: Changed = (change) => {
  for (const hear of [...changes]) hear(change);
};

export const watches = (): readonly Watch[] =>
  [...watched.values()].map(({ destination, key, since }) => ({ destination, key, since }));

export const onWatchesChange = (hear: Changed): (() => void) => {
  changes.add(hear);
  return () => {
    changes.delete(hear);
  };
};

export const watchTopic = (destination: string, key: string | undefined, hear: Hear): (() => void) => {
  const known = watched.get(destination);
  const topic = known ?? { destination, key, since: undefined, hears: new Set<Hear>() };
  topic.hears.add(hear);
  watched.set(destination, topic);
  if (!known) changed({ watch: { destination, key, since: undefined } });
  return () => {
    topic.hears.delete(hear);
    if (topic.hears.size > 0) return;
    watched.delete(destination);
    changed({ unwatch: destination });
  };
};

const tell = ({ hears }: Watched, event: LiveEvent | null) => {
  for (const hear of [...hears]) hear(event);
};

export const tellTopic = (destination: string, events: readonly LiveEvent[]): void => {
  const topic = watched.get(destination);
  if (!topic) return;
  topic.since = events.at(-1)?.date ?? topic.since;
  for (const event of events) tell(topic, event);
};

/** It was joined anew, or closed: in both cases what is shown may be old. */
export const tellTopicAnew = (destination: string, since: string | undefined): void => {
  const topic = watched.get(destination);
  if (!topic) return;
  topic.since = since;
  tell(topic, null);
};
