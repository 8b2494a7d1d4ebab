import type { BranchAt, Localized } from '@stagedoor/contract/schemas/content';
import { recordStaffAction } from '../../staff/index.ts';
import { changeBranch } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** Keeps the URL, which may be bookmarked. */
export const renameBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id, title }: BranchAt & { title: Localized }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await changeBranch(tx, { kind, id }, { title });
      await recordStaffAction(tx, { idStaff, action: `${kind}.renamed`, subject: `${kind} ${id}`, at: clock.now() });
    });

/** Removes it from the lists; its talents are still found by name and in the list of all. */
export const hideBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id, hidden }: BranchAt & { hidden: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await changeBranch(tx, { kind, id }, { hidden });
      const action = `${kind}.${hidden ? 'hidden' : 'shown'}`;
      await recordStaffAction(tx, { idStaff, action, subject: `${kind} ${id}`, at: clock.now() });
    });
