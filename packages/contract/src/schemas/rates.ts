import { z } from 'zod';
import { moment } from './primitives.ts';

/** How much of each currency one dollar buys. */
export const ratesReply = z.object({
  USD: z.literal(1),
  UAH: z.number().positive(),
  RUB: z.number().positive(),
  updatedAt: moment,
});

export type Rates = z.output<typeof ratesReply>;
