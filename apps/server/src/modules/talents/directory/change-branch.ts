import type { BranchAt, Localized } from '@stagedoor/contract/schemas/content';
import { recordStaffAction } from '../../staff/index.ts';
import { changeBranch } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** Its address stays: people have it. */
export const renameBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id, title }: BranchAt & { title: Localized }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await changeBranch(tx, { kind, id }, { title });
      await recordStaffAction(tx, { idStaff, action: `${kind}.renamed`, subject: `${kind} ${id}`, at: clock.now() });
    });

/** Off the lists; whoever is in it is found by name and among everybody. */
export const hideBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id, hidden }: BranchAt & { hidden: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await changeBranch(tx, { kind, id }, { hidden });
      const action = `${kind}.${hidden ? 'hidden' : 'shown'}`;
      await recordStaffAction(tx, { idStaff, action, subject: `${kind} ${id}`, at: clock.now() });
    });
