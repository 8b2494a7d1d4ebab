import { z } from 'zod';
import { eventLogItem } from '../schemas/event-log-item.ts';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';

/** An empty list means: something changed, reload. */
export const eventLogUpdated = liveEvent('EVENT_LOG_UPDATED', {
  payload: z.object({ eventLogs: z.array(eventLogItem) }),
  stored: z.object({ ids: z.array(id) }),
  again: { eventLogs: [] },
});
