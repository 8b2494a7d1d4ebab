import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../../../platform/database/size-of-queue.ts';

export const applicationsQueue: StaffQueue = {
  name: 'applications',
  listedBy: endpoints.getApplications,
  sizeOf: (tx) =>
    sizeOfQueue(tx, sql`select submitted_at as since from application where state = 'submitted' order by due_at`),
};
