import { fail } from '@stagedoor/contract/errors';
import type { Localized } from '@stagedoor/contract/schemas/content';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from './deps.ts';

export const renameTag =
  ({ database, clock }: Deps) =>
  (idStaff: number, { id, title }: { id: number; title: Localized }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('tag')
        .set({ title: JSON.stringify(title) })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) fail('pageNotFound');
      await recordStaffAction(tx, { idStaff, action: 'tag.renamed', subject: `tag ${id}`, at: clock.now() });
    });
