import type { Deps } from './deps.ts';
import { dropJob } from './drop-job.ts';
import { listStuck } from './list-stuck.ts';
import { retryJobs } from './retry-jobs.ts';
import { showJobs } from './show-jobs.ts';

export type Operations = ReturnType<typeof createOperations>;

/** What the machine still has to do, for the staff to see and to set going again. */
export const createOperations = (deps: Deps) => ({
  showJobs: showJobs(deps),
  listStuck: listStuck(deps),
  retry: retryJobs(deps),
  drop: dropJob(deps),
});
