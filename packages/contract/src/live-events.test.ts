import { expect, it } from 'vitest';
import { liveMessage } from './live-events.ts';

it('carries several events in one message', () => {
  const message = [{ eventType: 'THREAD_UPDATED' }, { eventType: 'EVENT_LOG_UPDATED', eventLogs: [] }];
  expect(liveMessage.parse(message)).toEqual(message);
});

it.each([{ eventType: 'UNKNOWN' }, { eventType: 'EVENT_LOG_UPDATED' }, {}])('refuses %j', (event) => {
  expect(liveMessage.safeParse([event]).success).toBe(false);
});
