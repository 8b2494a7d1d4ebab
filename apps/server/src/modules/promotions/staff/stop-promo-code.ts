import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** Irreversible. Orders that used the code keep their price; checkouts in progress pay the full price. */
export const stopPromoCode =
  ({ database, clock }: Deps) =>
  (idStaff: number, id: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      const { numUpdatedRows } = await tx
        .updateTable('promo_code')
        .set({ stopped_at: at })
        .where('id', '=', id)
        .where('stopped_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) fail('pageNotFound');
      await recordStaffAction(tx, { idStaff, action: 'promo.stopped', subject: `promo ${id}`, at });
    });
