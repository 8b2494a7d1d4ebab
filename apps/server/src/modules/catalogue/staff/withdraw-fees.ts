import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** Withdraws a schedule that does not apply yet. */
export const withdrawFees =
  ({ database, clock }: Deps) =>
  (idStaff: number, version: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      const { numUpdatedRows } = await tx
        .updateTable('fee_schedule')
        .set({ withdrawn_at: at })
        .where('version', '=', version)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
        .catch(refuse);
      if (numUpdatedRows === 0n) fail('pageNotFound');
      await recordStaffAction(tx, { idStaff, action: 'fees.withdrawn', subject: `fees ${version}`, at });
    });

const refuse = (error: unknown): never => {
  if (violated(error, 'fee_schedule_withdrawn')) fail('dateCannotChange', { cause: error });
  throw error;
};
