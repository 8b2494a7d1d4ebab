import type { LiveEvent } from '@stagedoor/contract/live/live-event';

/** The owner of the queue: a user on this browser. Visitors have none, but can watch topics. */
export type Person = { idUser: number; device: string };

/** A one-time token that opens a socket. Null: logged out; undefined: none available right now. */
export type Pass = string | null | undefined;

/**
 * A topic that a tab watches. `key` grants access where needed; `since` is the last event that the tab has received.
 */
export type Watch = { destination: string; key: string | undefined; since: string | undefined };

/** Null is the user's queue; otherwise the topic's name. */
export type Source = string | null;

/** From a tab to the hub. `since`: the last event of the user's queue that the tab has received. */
export type FromTab =
  | { type: 'hello'; person: Person | null; since: string | undefined; watches: readonly Watch[] }
  | { type: 'watch'; watch: Watch }
  | { type: 'unwatch'; destination: string }
  | { type: 'pass'; pass: Pass }
  | { type: 'bye' };

/**
 * `joined`: from `date` on nothing is missed; data loaded before may be stale. `closed`: the topic is no longer
 * watched.
 */
export type ToTab =
  | { type: 'joined'; source: Source; date: string | undefined }
  | { type: 'events'; source: Source; events: readonly LiveEvent[] }
  | { type: 'closed'; destination: string }
  | { type: 'askPass' };
