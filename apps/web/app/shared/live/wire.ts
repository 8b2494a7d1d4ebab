import type { LiveEvent } from '@stagedoor/contract/live-events';

/** Whose queue it is: a person, on this browser. */
export type Person = { idUser: number; device: string };

/** A pass opens one socket. Null: nobody is logged in any more; undefined: none could be had just now. */
export type Pass = string | null | undefined;

/** What a tab says to whoever holds the connection. */
export type FromTab = { say: 'hello'; person: Person } | { say: 'pass'; pass: Pass } | { say: 'bye' };

export type ToTab = { say: 'joined' } | { say: 'events'; events: readonly LiveEvent[] } | { say: 'askPass' };

export type Hearer = {
  /** From now on nothing is missed. */
  joined(): void;
  events(events: readonly LiveEvent[]): void;
  givePass(): Promise<Pass>;
};
