import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';

export const lookAtAuction = job('auctions.look', z.object({ idProduct: z.int() }));

/** Queues the next look at an auction. An outdated one finds nothing to do. */
export const lookLater = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, idProduct: number, due: Date): Promise<void> =>
  jobs.queue(tx, lookAtAuction, { idProduct }, { due, key: `${idProduct} ${due.toISOString()}` });
