import { z } from 'zod';
import { eventLogItem } from './schemas/event-log-item.ts';
import { id, moment } from './schemas/primitives.ts';
import { selfUser } from './schemas/user.ts';

/** The place of an event among those of its user: later ones have later dates, and no two have the same. */
const told = z.object({ date: moment });

export const liveEvent = z.discriminatedUnion('eventType', [
  told.extend({ eventType: z.literal('SELF_USER_UPDATED'), userDTO: selfUser }),
  told.extend({ eventType: z.literal('WALLET_UPDATED'), userDTO: selfUser }),
  /** The order that looks different now; without one, look again at all of them. */
  told.extend({ eventType: z.literal('THREAD_UPDATED'), idOrder: id.optional() }),
  told.extend({ eventType: z.literal('CHAT_UPDATED') }),
  /** An empty list: something changed, look again. */
  told.extend({ eventType: z.literal('EVENT_LOG_UPDATED'), eventLogs: z.array(eventLogItem) }),
]);

/** One message on the socket. */
export const liveMessage = z.array(liveEvent);

/** What a client sends to `/sync`: the date of the last event it received, or else of the CONNECTED frame. */
export const syncBody = z.object({ lastReceivedDate: moment.nullable() });

export type LiveEvent = z.output<typeof liveEvent>;
export type EventType = LiveEvent['eventType'];
