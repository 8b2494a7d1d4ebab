import { z } from 'zod';
import { moment } from './primitives.ts';

/** Units of each currency per dollar. */
export const rates = z.object({ USD: z.literal(1), UAH: z.number().positive(), RUB: z.number().positive() });
export const datedRates = z.object({ rates, updatedAt: moment });

export type Rates = z.output<typeof rates>;
export type DatedRates = z.output<typeof datedRates>;
