import { z } from 'zod';
import { liveEvent } from './live-event.ts';

export const chatUpdated = liveEvent('CHAT_UPDATED', { payload: z.object({}), again: {} });
