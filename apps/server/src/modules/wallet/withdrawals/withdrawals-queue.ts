import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../../platform/database/size-of-queue.ts';

export const withdrawalsQueue: StaffQueue = {
  name: 'withdrawals',
  listedBy: endpoints.getWithdrawals,
  sizeOf: (tx) =>
    sizeOfQueue(tx, sql`select created_at as since from withdrawal where state = 'requested' order by id`),
};
