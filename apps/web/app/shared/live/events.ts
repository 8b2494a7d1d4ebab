import {
  type LiveEvent,
  type LiveEventKind,
  type LiveEventOf,
  readLiveEvent,
} from '@stagedoor/contract/live/live-event';
import { useEffect, useEffectEvent } from 'react';

/** Null: this tab has just joined, and its data may be older than the connection. */
type Listener = (event: LiveEvent | null) => void;

const listeners = new Map<string, Set<Listener>>();

const onLive = (type: string, listener: Listener): (() => void) => {
  const others = listeners.get(type) ?? new Set();
  listeners.set(type, others.add(listener));
  return () => {
    others.delete(listener);
  };
};

export const dispatchEvents = (events: readonly LiveEvent[]): void => {
  for (const event of events) for (const listener of [...(listeners.get(event.eventType) ?? [])]) listener(event);
};

export const dispatchReload = (): void => {
  for (const ofType of listeners.values()) for (const listener of [...ofType]) listener(null);
};

/**
 * Runs on every live event of this kind while the component is mounted. Null means reload: the tab has just joined, or
 * this version of the page does not understand the event.
 */
export const useLive = <Kind extends LiveEventKind>(
  kind: Kind,
  listener: (event: LiveEventOf<Kind> | null) => void,
): void => {
  const act = useEffectEvent((event: LiveEvent | null) => listener(event && readLiveEvent(kind, event)));
  useEffect(() => onLive(kind.type, (event) => act(event)), [kind.type]);
};
