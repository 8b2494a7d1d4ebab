import { fail } from '@stagedoor/contract/errors';
import { failedIds } from '../../platform/jobs/read-jobs.ts';
import { recordStaffAction } from '../staff/index.ts';
import type { Deps } from './deps.ts';

type Input = { queue: string; id?: string | undefined };

/** Retries failed jobs. Of two concurrent requests for the same jobs, the second finds nothing. */
export const retryJobs =
  ({ database, clock, jobs }: Deps) =>
  (idStaff: number, { queue, id }: Input): Promise<{ count: number }> =>
    database.inTransaction(async (tx) => {
      const ids = await failedIds(tx, queue, id);
      const count = ids.length > 0 ? await jobs.retry(tx, queue, ids) : 0;
      if (count === 0) fail('pageNotFound');
      const subject = id === undefined ? `queue ${queue}` : `job ${id}`;
      const action = id === undefined ? 'jobs.retried' : 'job.retried';
      await recordStaffAction(tx, { idStaff, action, subject, detail: { queue, count }, at: clock.now() });
      return { count };
    });
