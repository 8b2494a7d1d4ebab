import '../schemas-without-eval.ts';
import {
  type LiveEvent,
  type LiveEventKind,
  type LiveEventOf,
  readLiveEvent,
} from '@stagedoor/contract/live/live-event';
import { useEffect, useEffectEvent } from 'react';

/** Null: this tab has just joined, and what it shows may be older than the connection. */
type Hear = (event: LiveEvent | null) => void;

const listeners = new Map<string, Set<Hear>>();

const onLive = (type: string, hear: Hear): (() => void) => {
  const others = listeners.get(type) ?? new Set();
  listeners.set(type, others.add(hear));
  return () => {
    others.delete(hear);
  };
};

export const tellEvents = (events: readonly LiveEvent[]): void => {
  for (const event of events) for (const hear of [...(listeners.get(event.eventType) ?? [])]) hear(event);
};

export const tellJoined = (): void => {
  for (const hears of listeners.values()) for (const hear of [...hears]) hear(null);
};

/**
 * Runs while the component is there, each time the server tells this person of something of this kind. Null: look again; so
 * is an event that this version of the page does not understand.
 */
export const useLive = <Kind extends LiveEventKind>(
  kind: Kind,
  hear: (event: LiveEventOf<Kind> | null) => void,
): void => {
  const act = useEffectEvent((event: LiveEvent | null) => hear(event && readLiveEvent(kind, event)));
  useEffect(() => onLive(kind.type, (event) => act(event)), [kind.type]);
};
