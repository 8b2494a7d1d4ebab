import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { auditLedger } from '../ledger.jobs.ts';

type Deps = { database: Database; clock: Clock; jobs: Jobs };

/** Queues an audit now; repeated requests before it runs queue one. */
export const askAudit =
  ({ database, clock, jobs }: Deps) =>
  (idStaff: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await recordStaffAction(tx, { idStaff, action: 'ledger.auditAsked', subject: 'ledger', at: clock.now() });
      await jobs.queue(tx, auditLedger, {}, { key: 'asked' });
    });
