import { z } from 'zod';
import { selfUser } from '../schemas/user.ts';
import { liveEvent } from './live-event.ts';

export const selfUserUpdated = liveEvent('SELF_USER_UPDATED', {
  payload: z.object({ userDTO: selfUser }),
  stored: z.object({}),
});
