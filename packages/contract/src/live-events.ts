import { z } from 'zod';
import { eventLogItem } from './schemas/event-log-item.ts';
import { selfUser } from './schemas/user.ts';

export const liveEvent = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('SELF_USER_UPDATED'), userDTO: selfUser }),
  z.object({ eventType: z.literal('WALLET_UPDATED'), userDTO: selfUser }),
  z.object({ eventType: z.literal('THREAD_UPDATED') }),
  z.object({ eventType: z.literal('CHAT_UPDATED') }),
  z.object({ eventType: z.literal('EVENT_LOG_UPDATED'), eventLogs: z.array(eventLogItem) }),
]);

/** One message on the socket. */
export const liveMessage = z.array(liveEvent);

export type LiveEvent = z.output<typeof liveEvent>;
export type EventType = LiveEvent['eventType'];
