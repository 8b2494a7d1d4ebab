import type { LiveEvent } from '@stagedoor/contract/live/live-event';

/** Whose queue it is: a person, on this browser. A visitor has none, and may still watch topics. */
export type Person = { idUser: number; device: string };

/** A pass opens one socket. Null: nobody is logged in any more; undefined: none could be had just now. */
export type Pass = string | null | undefined;

/** A topic that a tab watches. `key` lets it in where that takes one; `since` is the last that the tab has heard of it. */
export type Watch = { destination: string; key: string | undefined; since: string | undefined };

/** Of the person's queue, or of the topic that is named. */
export type Source = string | null;

/** What a tab says to the hub. `since`: the last that it has heard of the person's queue. */
export type FromTab =
  | { say: 'hello'; person: Person | null; since: string | undefined; watches: readonly Watch[] }
  | { say: 'watch'; watch: Watch }
  | { say: 'unwatch'; destination: string }
  | { say: 'pass'; pass: Pass }
  | { say: 'bye' };

/** `joined`: from `date` on nothing is missed; what was read before may be older. `closed`: the topic is watched no longer. */
export type ToTab =
  | { say: 'joined'; source: Source; date: string | undefined }
  | { say: 'events'; source: Source; events: readonly LiveEvent[] }
  | { say: 'closed'; destination: string }
  | { say: 'askPass' };
