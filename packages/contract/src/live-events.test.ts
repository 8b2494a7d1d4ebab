import { expect, it } from 'vitest';
import { liveMessage } from './live-events.ts';

const date = '2026-03-01T12:00:00.001Z';

it('carries several events in one message', () => {
  const message = [
    { eventType: 'THREAD_UPDATED', date },
    { eventType: 'EVENT_LOG_UPDATED', date, eventLogs: [] },
  ];
  expect(liveMessage.parse(message)).toEqual(message);
});

it.each([
  { eventType: 'UNKNOWN', date },
  { eventType: 'EVENT_LOG_UPDATED', date },
  { eventType: 'THREAD_UPDATED' },
  {},
])('refuses %j', (event) => {
  expect(liveMessage.safeParse([event]).success).toBe(false);
});
