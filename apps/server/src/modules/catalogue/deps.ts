import type { MemberAccess } from '../../extension-points/member-access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Media } from '../media/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  jobs: Jobs;
  media: Media;
  memberAccess: MemberAccess;
};
