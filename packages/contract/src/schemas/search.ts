import { z } from 'zod';
import { productShort } from './product.ts';
import { userCard } from './user.ts';

export const found = z.object({
  users: z.array(userCard),
  products: z.array(productShort),
  /** Other talents to show when nothing was found. */
  suggestions: z.array(userCard),
});

export type Found = z.output<typeof found>;
