import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../platform/database/size-of-queue.ts';

/** Jobs that were given up. */
export const jobsQueue: StaffQueue = {
  name: 'jobs',
  listedBy: endpoints.getStuckJobs,
  sizeOf: (tx) =>
    sizeOfQueue(
      tx,
      sql`select created_on as since from pgboss.job where state = 'failed' and state <> 'completed' order by created_on`,
    ),
};
