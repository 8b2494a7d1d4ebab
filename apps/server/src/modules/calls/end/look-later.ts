import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';

export const lookAtCall = job('calls.look', z.object({ idCall: z.int() }));

/** Queues the next look at a call. An outdated one finds nothing to do. */
export const lookLater = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, idCall: number, due: Date): Promise<void> =>
  jobs.queue(tx, lookAtCall, { idCall }, { due, key: `${idCall} ${due.toISOString()}` });
