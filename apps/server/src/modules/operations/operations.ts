import type { Deps } from './deps.ts';
import { dropJob } from './drop-job.ts';
import { listStuck } from './list-stuck.ts';
import { retryJobs } from './retry-jobs.ts';
import { showJobs } from './show-jobs.ts';

export type Operations = ReturnType<typeof createOperations>;

/** The job queues, for staff to inspect and to retry. */
export const createOperations = (deps: Deps) => ({
  showJobs: showJobs(deps),
  listStuck: listStuck(deps),
  retry: retryJobs(deps),
  drop: dropJob(deps),
});
