import { fail } from '@stagedoor/contract/errors';
import { lockStuck } from '../../platform/jobs/read-jobs.ts';
import { recordStaffAction } from '../staff/index.ts';
import type { Deps } from './deps.ts';
import { idsIn } from './ids-in.ts';

type Input = { queue: string; id: string; reason: string };

/** Cancels a failed job. The staff log keeps its ids and the reason. */
export const dropJob =
  ({ database, clock, jobs }: Deps) =>
  (idStaff: number, { queue, id, reason }: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { data } = (await lockStuck(tx, queue, id)) ?? fail('pageNotFound');
      await jobs.drop(tx, queue, id);
      const detail = { ...idsIn(data), queue, reason };
      await recordStaffAction(tx, { idStaff, action: 'job.dropped', subject: `job ${id}`, detail, at: clock.now() });
    });
