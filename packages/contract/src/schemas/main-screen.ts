import { z } from 'zod';
import { centsSchema } from '../money-schema.ts';
import { charityFund } from './charity.ts';
import { productShort } from './product.ts';
import { userCard } from './user.ts';

export const mainScreen = z.object({
  answeringNow: z.int().min(0),
  talents: z.int().min(0),
  featured: z.array(userCard),
  groups: z.array(z.object({ name: z.string(), localizedString: z.string(), users: z.array(userCard) })),
  /** A few products for sale, each of another type. */
  products: z.array(productShort),
  /** What the funds have received through Stagedoor. */
  charities: z.array(charityFund.extend({ total: centsSchema })),
});

export type MainScreen = z.output<typeof mainScreen>;
