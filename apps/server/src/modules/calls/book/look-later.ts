import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';

export const lookAtBookingJob = job('calls.lookAtBooking', z.object({ idBooking: z.int() }));

/** Queues the next look at a booking. An outdated one finds nothing to do. */
export const lookAtBookingLater = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, idBooking: number, due: Date): Promise<void> =>
  jobs.queue(tx, lookAtBookingJob, { idBooking }, { due, key: `${idBooking} ${due.toISOString()}` });
