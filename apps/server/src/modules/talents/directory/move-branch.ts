import { fail } from '@stagedoor/contract/errors';
import type { BranchAt } from '@stagedoor/contract/schemas/content';
import { recordStaffAction } from '../../staff/index.ts';
import { lockOrder, readSiblings, swapPlaces } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** Swaps it with its neighbour; no effect at the ends. */
export const moveBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id, to }: BranchAt & { to: 'up' | 'down' }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockOrder(tx);
      const siblings = await readSiblings(tx, { kind, id });
      const at = siblings.findIndex((sibling) => sibling.id === id);
      const moved = siblings[at] ?? fail('pageNotFound');
      const other = siblings[to === 'up' ? at - 1 : at + 1];
      if (!other) return;
      await swapPlaces(tx, kind, [moved, other]);
      const detail = { order: other.order };
      await recordStaffAction(tx, {
        idStaff,
        action: `${kind}.moved`,
        subject: `${kind} ${id}`,
        detail,
        at: clock.now(),
      });
    });
