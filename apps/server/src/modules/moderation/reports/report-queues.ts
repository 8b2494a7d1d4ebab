import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../../platform/database/size-of-queue.ts';

export const reportQueues: readonly StaffQueue[] = [
  {
    name: 'reports',
    listedBy: endpoints.getReports,
    sizeOf: (tx) =>
      sizeOfQueue(tx, sql`select created_at as since from report where closed_at is null order by created_at`),
  },
  {
    name: 'appeals',
    listedBy: endpoints.getReports,
    sizeOf: (tx) =>
      sizeOfQueue(tx, sql`select created_at as since from appeal where result is null order by created_at`),
  },
];
