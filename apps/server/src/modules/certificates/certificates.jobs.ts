import { z } from 'zod';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { publishHead } from './log/publish-head.ts';
import { retireOldKey } from './sign/retire-key.ts';

const closeDay = job('certificates.closeDay', z.object({}));

/** Before midnight of UTC. */
export const certificatesJobs = (deps: Pick<Deps, 'database' | 'clock'> & { jobs: Jobs }) => {
  deps.jobs.handle(closeDay, endOfDay(deps));
  deps.jobs.every('50 23 * * *', closeDay, {});
};

/** Publishes the log of the day, and retires the key after its year. */
export const endOfDay = (deps: Pick<Deps, 'database' | 'clock'>) => (): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    await publishHead(tx, deps);
    await retireOldKey(tx, deps);
  });
