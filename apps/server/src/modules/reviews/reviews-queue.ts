import { endpoints } from '@stagedoor/contract/endpoints/index';
import { sql } from 'kysely';
import type { StaffQueue } from '../../extension-points/staff-queue.ts';
import { sizeOfQueue } from '../../platform/database/size-of-queue.ts';

/** Counts reviews, not reports: a review is decided once for all its reports. */
export const reviewsQueue: StaffQueue = {
  name: 'reviews',
  listedBy: endpoints.getScoreReports,
  sizeOf: (tx) =>
    sizeOfQueue(
      tx,
      sql`select min(at) as since from score_report where decided_at is null group by id_score order by min(id)`,
    ),
};
