import { z } from 'zod';
import { userCard } from './user.ts';

export const mainScreen = z.object({
  answeringNow: z.int().min(0),
  talents: z.int().min(0),
  featured: z.array(userCard),
  groups: z.array(z.object({ name: z.string(), localizedString: z.string(), users: z.array(userCard) })),
});

export type MainScreen = z.output<typeof mainScreen>;
