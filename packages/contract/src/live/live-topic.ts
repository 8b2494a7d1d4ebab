import { z } from 'zod';
import { type LiveEvent, type LiveEventKind, type LiveEventOf, liveEvent, readLiveEvent } from './live-event.ts';

/** A resource that many clients may watch, by id: `/topic/order/55`. All watchers get the same events. */
export type LiveTopic<
  Name extends string = string,
  Events extends readonly LiveEventKind[] = readonly LiveEventKind[],
> = {
  name: Name;
  events: Events;
};

export type TopicEvent<Topic extends LiveTopic> = LiveEventOf<Topic['events'][number]>;

export const liveTopic = <const Name extends string, Events extends readonly LiveEventKind[]>(
  name: Name,
  ...events: Events
): LiveTopic<Name, Events> => ({ name, events });

/**
 * The last event of a subscription that was refused or ended: the topic does not exist, or this client may not watch
 * it. Other subscriptions continue. It has no position and no date.
 */
export const topicClosed = liveEvent('TOPIC_CLOSED', { payload: z.object({}) });

export const readTopicEvent = <Topic extends LiveTopic>(topic: Topic, event: LiveEvent): TopicEvent<Topic> | null => {
  const kind = topic.events.find(({ type }) => type === event.eventType);
  return kind ? (readLiveEvent(kind, event) as TopicEvent<Topic> | null) : null;
};
