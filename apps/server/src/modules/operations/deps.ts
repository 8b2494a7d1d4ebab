import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export type Deps = { database: Database; clock: Clock; jobs: Jobs };
