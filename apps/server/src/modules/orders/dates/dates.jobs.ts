import { z } from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';

/** Orders of a date whose ids come after this one. */
const some = z.object({ idVariation: z.int(), after: z.int() });
export type SomeOfDate = z.output<typeof some>;

/** The date was cancelled or moved. */
export const followDate = job('orders.follow-date', some);
/** It was decided whether it took place. */
export const settleDate = job('orders.settle-date', some);
