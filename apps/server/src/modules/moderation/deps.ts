import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { IsKnownTo } from '../access/index.ts';
import type { createLedger } from '../ledger/index.ts';
import type { Subjects } from './subjects.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  isKnownTo: IsKnownTo;
  subjects: Subjects;
  ledger: ReturnType<typeof createLedger>;
};
