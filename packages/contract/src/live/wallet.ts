import { z } from 'zod';
import { selfUser } from '../schemas/user.ts';
import { liveEvent } from './live-event.ts';

export const walletUpdated = liveEvent('WALLET_UPDATED', {
  payload: z.object({ userDTO: selfUser }),
  stored: z.object({}),
});
