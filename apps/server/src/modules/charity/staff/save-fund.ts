import { fail } from '@stagedoor/contract/errors';
import type { EditedFund, NewFund } from '@stagedoor/contract/schemas/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

const columnsOf = ({ name, about, link }: NewFund) => ({
  name: JSON.stringify(name),
  about: JSON.stringify(about),
  link,
});

export const addFund =
  ({ database, clock }: Deps) =>
  (idStaff: number, fund: NewFund): Promise<number> =>
    database.inTransaction(async (tx) => {
      const { id } = await tx
        .insertInto('charity_fund')
        .values(columnsOf(fund))
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate);
      await recordStaffAction(tx, { idStaff, action: 'fund.added', subject: `fund ${id}`, at: clock.now() });
      return id;
    });

export const editFund =
  ({ database, clock }: Deps) =>
  (idStaff: number, { id, ...fund }: EditedFund): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('charity_fund')
        .set(columnsOf(fund))
        .where('id', '=', id)
        .executeTakeFirst()
        .catch(refuseDuplicate);
      if (numUpdatedRows === 0n) fail('pageNotFound');
      await recordStaffAction(tx, { idStaff, action: 'fund.edited', subject: `fund ${id}`, at: clock.now() });
    });

const refuseDuplicate = (error: unknown): never => {
  if (violated(error, 'charity_fund_name')) fail('contentExists', { fields: { 'name.en': 'taken' }, cause: error });
  throw error;
};
