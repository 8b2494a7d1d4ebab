import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** Opens or closes a fund. A closed one cannot be chosen any more; talents who already donate to it go on. */
export const openFund =
  ({ database, clock }: Deps) =>
  (idStaff: number, { id, open }: { id: number; open: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('charity_fund')
        .set({ active: open })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) fail('pageNotFound');
      const action = open ? 'fund.opened' : 'fund.closed';
      await recordStaffAction(tx, { idStaff, action, subject: `fund ${id}`, at: clock.now() });
    });
