import { expect, it } from 'vitest';
import { readLiveEvent } from './live-event.ts';
import { readTopicEvent } from './live-topic.ts';
import { eventLogUpdated } from './notifications.ts';
import { orderTopic, threadUpdated } from './orders.ts';

const date = '2026-03-01T12:00:00.001Z';

it('reads an event by its kind and drops what the kind does not name', () => {
  const event = { eventType: 'THREAD_UPDATED', date, idOrder: 5, secret: 'of the talent' };
  expect(readLiveEvent(threadUpdated, event)).toEqual({ eventType: 'THREAD_UPDATED', date, idOrder: 5 });
});

it.each([
  { eventType: 'EVENT_LOG_UPDATED', date },
  { eventType: 'EVENT_LOG_UPDATED', date, eventLogs: 'none' },
])('does not take %j for what it is not', (event) => {
  expect(readLiveEvent(eventLogUpdated, event)).toBeNull();
});

it('knows of a topic only the events that belong to it', () => {
  expect(readTopicEvent(orderTopic, { eventType: 'ORDER_UPDATED', date })).toEqual({
    eventType: 'ORDER_UPDATED',
    date,
  });
  expect(readTopicEvent(orderTopic, { eventType: 'THREAD_UPDATED', date })).toBeNull();
});
