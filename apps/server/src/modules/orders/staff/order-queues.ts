import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../../platform/database/size-of-queue.ts';
import { queues } from '../read/orders.queries.ts';

export const orderQueues: readonly StaffQueue[] = [
  {
    name: 'collaborations',
    listedBy: endpoints.getCollaborations,
    sizeOf: (tx) =>
      sizeOfQueue(tx, sql`select moved_at as since from orders where ${queues.collaborations()} order by id`),
  },
  {
    name: 'problems',
    listedBy: endpoints.getOrderProblems,
    sizeOf: (tx, now) =>
      sizeOfQueue(tx, sql`select moved_at as since from orders where ${queues.problems(now)} order by id`),
  },
];
