import { z } from 'zod';
import { eventLogItem } from '../schemas/event-log-item.ts';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';

/** An empty list: something changed, look again. */
export const eventLogUpdated = liveEvent('EVENT_LOG_UPDATED', {
  payload: z.object({ eventLogs: z.array(eventLogItem) }),
  stored: z.object({ ids: z.array(id) }),
  again: { eventLogs: [] },
});
