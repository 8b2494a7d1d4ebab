import type { EventType, LiveEvent } from '@stagedoor/contract/live-events';
import { useEffect, useEffectEvent } from 'react';

/** Null: this tab has just joined, and what it shows may be older than the connection. */
export type Told<Type extends EventType = EventType> = Extract<LiveEvent, { eventType: Type }> | null;
type Listener = { types: readonly EventType[]; hear: (told: Told) => void };

const listeners = new Set<Listener>();

export const onLive = (types: readonly EventType[], hear: (told: Told) => void): (() => void) => {
  const listener = { types, hear };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellEvents = (events: readonly LiveEvent[]): void => {
  for (const event of events) {
    for (const { types, hear } of [...listeners]) if (types.includes(event.eventType)) hear(event);
  }
};

export const tellJoined = (): void => {
  for (const { hear } of [...listeners]) hear(null);
};

/** Runs while the component is there, each time the server tells of something of this type. */
export const useLive = <Type extends EventType>(type: Type, hear: (told: Told<Type>) => void): void => {
  const act = useEffectEvent((told: Told) => hear(told as Told<Type>));
  useEffect(() => onLive([type], (told) => act(told)), [type]);
};
