import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../platform/database/size-of-queue.ts';

export const supportQueue: StaffQueue = {
  name: 'support',
  listedBy: endpoints.getSupportRequests,
  sizeOf: (tx) =>
    sizeOfQueue(
      tx,
      sql`select since from (select created_at as since from support_request where closed_at is null
        union all select waiting_since from support_case where waiting_since is not null) waiting order by since`,
    ),
};
