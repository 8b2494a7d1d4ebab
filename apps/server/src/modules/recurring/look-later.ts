import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Agreement } from './agreement.ts';
import type { Deps } from './deps.ts';

export const lookAtAgreement = job('recurring.look', z.object({ idAgreement: z.int() }));

/** Queues the next look at an agreement. An outdated one finds nothing to do. */
export const lookLater = async (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, { id, look_at }: Agreement): Promise<void> => {
  if (look_at === null) return;
  const key = `${id} ${look_at.toISOString()}`;
  await jobs.queue(tx, lookAtAgreement, { idAgreement: id }, { due: look_at, key });
};
